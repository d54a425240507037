import type { ReactNode } from 'react'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import type { Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'
import { useGuard } from './use-guard.ts'

interface GuardedProps {
  /** Role of the page; all signed-in people without one. */
  only?: Role
  children: ReactNode
}

/** Around a page for signed-in people in a public layout: shows it to them only, and asks again when a session is over. */
export function Guarded({ only, children }: GuardedProps) {
  const { allowed } = useGuard(only)
  if (!allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <>
      {children}
      <SignInAgain />
    </>
  )
}

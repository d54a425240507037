import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'

interface LinkNotValidProps {
  /** Why, as the API says it. */
  message: string
  /** Its reader may have used it, and the answer may have been lost. */
  mayBeUsed: boolean
  /** The advice. */
  children: ReactNode
}

/** Takes the place of the form of a mailed link that does not work. */
export function LinkNotValid({ message, mayBeUsed, children }: LinkNotValidProps) {
  return (
    <>
      <TakesFocus>
        <Callout tone="warning" role="alert" title={message}>
          {children}
        </Callout>
      </TakesFocus>
      {mayBeUsed && (
        <div>
          <ButtonLink to={paths.signIn}>{t('Log in')}</ButtonLink>
        </div>
      )}
    </>
  )
}

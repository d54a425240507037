import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom'
import { EditableContentQuery } from '#client/data/guarded-role.ts'
import { loadData } from '#client/data/loader-context.ts'
import { SignInAgain } from '#client/features/account/sign-in-again.tsx'
import { TeacherLayout } from '#client/layouts/teacher-layout.tsx'
import { useGuard } from '#client/layouts/use-guard.ts'
import { t } from '#client/locales/t.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadData(context, EditableContentQuery)
}

export function Component() {
  const { viewer } = useLoaderData<typeof loader>()
  const { allowed, onSignOut } = useGuard('TEACHER')
  if (!allowed) return <PageSpinner label={t('Checking who you are')} />
  return (
    <TeacherLayout mayEdit={viewer.editableContent.length > 0} onSignOut={onSignOut}>
      <Outlet />
      <SignInAgain />
    </TeacherLayout>
  )
}

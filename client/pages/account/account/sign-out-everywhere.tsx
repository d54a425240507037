import { useApolloClient } from '@apollo/client/react'
import { signOutEverywhere } from '#client/data/sign-out.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'

/** Ends every session of the viewer, and leads to `next`. */
export function SignOutEverywhere({ next }: { next: string }) {
  const apollo = useApolloClient()
  const { busy, errors, attempt } = useAttempt()
  const submit = () =>
    attempt(async () => {
      await signOutEverywhere(apollo, next)
      return []
    })
  return (
    <Form errors={errors} errorTitle={t('Failed to log out')} onSubmit={submit}>
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={t('Signing out…')}>
          {t('Sign out everywhere')}
        </Button>
      </div>
    </Form>
  )
}

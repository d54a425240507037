import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`)

interface RequestResetFormProps {
  /** Called when the request is received. */
  onSent: (email: string) => void
}

/** Asks for the mail with the link that sets a new password. */
export function RequestResetForm({ onSent }: RequestResetFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const email = String(values.get('email'))
      if (email.trim() === '') return [{ path: 'email', message: t('Email is required') }]
      await (await apollo()).mutate({ mutation: RequestPasswordResetMutation, variables: { email } })
      toast({ title: t('Password reset instructions have been sent to your email.'), tone: 'success' })
      onSent(email)
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Nothing was sent')} onSubmit={submit}>
      <Field name="email" label={t('Email')} required hint={t('The address that you sign in with.')}>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <JsSubmit busy={busy} busyLabel={t('Sending…')}>
        {t('Send instructions')}
      </JsSubmit>
    </Form>
  )
}

import { useApollo } from '#client/data/use-apollo.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { emailProblems } from '#client/features/account/email-problems.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const SignUpMutation = graphql(`
  mutation SignUp($email: String!, $password: String!) {
    signUp(email: $email, password: $password) {
      __typename
      ... on SignUpReceived { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

interface SignUpFormProps {
  /** Called when a mail is on its way to the address. */
  onReceived: (email: string) => void
}

/** Asks for an account. */
export function SignUpForm({ onReceived }: SignUpFormProps) {
  const { toast } = useToast()
  const apollo = useApollo()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData) =>
    attempt(async () => {
      const email = String(values.get('email'))
      const problems = [...emailProblems(email, 'email'), ...newPasswordProblems(values, 'password')]
      if (problems.length > 0) return problems
      const { data } = await (await apollo()).mutate({
        mutation: SignUpMutation,
        variables: { email, password: String(values.get('password')) },
      })
      if (data?.signUp.__typename === 'InvalidInput') return data.signUp.fields
      if (data) {
        toast({ title: data.signUp.message, tone: 'success' })
        onReceived(email)
      }
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('There is no account yet')} onSubmit={submit}>
      <Field name="email" label={t('Email')} required>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <NewPasswordFields name="password" label={t('Password')} />
      <JsSubmit busy={busy} busyLabel={t('Creating your account…')}>
        {t('Create account')}
      </JsSubmit>
    </Form>
  )
}

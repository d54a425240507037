import { forgetResults } from '#client/data/forget-results.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useLinkCandidateMutation } from '#client/gql/hooks/use-link-candidate-mutation.ts'
import { t } from '#client/locales/t.ts'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation LinkCandidate($candidateId: String!, $secret: String!) {
    linkCandidate(candidateId: $candidateId, secret: $secret) {
      __typename
      ... on User { id candidateLinks { candidateId linkedAt byStaff } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Links a candidate ID to the own account, with the candidate's secret. @param another there is one already. */
export function LinkForm({ another }: { another: boolean }) {
  const { toast } = useToast()
  const [link] = useLinkCandidateMutation()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData, sent: HTMLFormElement) =>
    attempt(async () => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const variables = { candidateId: text('candidateId'), secret: text('secret') }
      const { data } = await link({ variables, update: forgetResults })
      if (data?.linkCandidate.__typename === 'InvalidInput') return data.linkCandidate.fields
      sent.reset()
      toast({
        title: t('Candidate ID {candidateId} is linked', { candidateId: variables.candidateId }),
        tone: 'success',
      })
      return []
    })

  return (
    <Form errors={errors} errorTitle={t('Not linked')} onSubmit={submit}>
      <Field
        name="candidateId"
        label={t('Candidate ID')}
        hint={t('As on your admit card, with every zero')}
        required
      >
        <TextInput numeric {...codeAttributes} />
      </Field>
      <Field
        name="secret"
        label={t('PIN or date of birth')}
        hint={t(
          'The PIN on the card from your institute. If you have none, your date of birth as you gave it to the institute: year, month, day, for example 2063-04-21. If the institute has neither, its staff can link your Candidate ID.',
        )}
        required
      >
        <TextInput numeric {...codeAttributes} />
      </Field>
      <div>
        <JsSubmit busy={busy} busyLabel={t('Linking…')} variant={another ? 'secondary' : 'primary'}>
          {another ? t('Link another Candidate ID') : t('Link Candidate ID')}
        </JsSubmit>
      </div>
    </Form>
  )
}

import styled from 'styled-components'
import { useAttempt } from '#client/data/use-attempt.ts'
import { graphql } from '#client/gql/gql.ts'
import { useLiftSecretLimitMutation } from '#client/gql/hooks/use-lift-secret-limit-mutation.ts'
import { t } from '#client/locales/t.ts'
import { space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation LiftSecretLimit($candidateId: String!) {
    liftSecretLimit(candidateId: $candidateId)
  }
`)

/** Lets a candidate who was told to wait try again. */
export function LiftLimit() {
  const { toast } = useToast()
  const [lift] = useLiftSecretLimitMutation()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData, form: HTMLFormElement) =>
    attempt(async () => {
      const candidateId = String(values.get('candidateId') ?? '').trim()
      if (candidateId === '') return [{ path: 'candidateId', message: t('Candidate ID is required') }]
      await lift({ variables: { candidateId } })
      toast({ title: t('{candidateId} can try again now', { candidateId }), tone: 'success' })
      form.reset()
      return []
    })

  return (
    <Section aria-labelledby="lift-limit" data-needs-js>
      <h2 id="lift-limit">{t('A candidate has to wait')}</h2>
      <p>
        {t(
          'After 5 wrong PINs or dates of birth nobody can look up results of that candidate for up to 15 minutes. You can let the candidate try again at once. Make sure that it is the candidate who asks.',
        )}
      </p>
      <Form errors={errors} errorTitle={t('Nothing was changed')} onSubmit={submit}>
        <Cluster $gap={3} $align="end">
          <Field name="candidateId" label={t('Candidate ID')}>
            <TextInput numeric autoComplete="off" />
          </Field>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={t('Saving…')}>
            {t('Let them try again')}
          </Button>
        </Cluster>
      </Form>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  max-width: 44rem;
  margin-top: ${space[6]};

  & > h2 {
    font-size: ${text('title')};
  }
`

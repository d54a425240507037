import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { forgetResults } from '#client/data/forget-results.ts'
import { loadLatest } from '#client/data/loader-context.ts'
import { signOutEverywhere } from '#client/data/sign-out.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { JsSubmit } from '#client/features/account/js-submit.tsx'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { NewPasswordFields, newPasswordProblems } from '#client/features/account/new-password-fields.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useAccountQuery } from '#client/gql/hooks/use-account-query.ts'
import { useChangePasswordMutation } from '#client/gql/hooks/use-change-password-mutation.ts'
import { useLinkCandidateMutation } from '#client/gql/hooks/use-link-candidate-mutation.ts'
import { useUnlinkCandidateMutation } from '#client/gql/hooks/use-unlink-candidate-mutation.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Page } from '#client/ui/page.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

const AccountQuery = graphql(`
  query Account {
    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, AccountQuery)
  return null
}

export function Component() {
  const { data } = useAccountQuery()
  const email = data?.viewer.user?.email ?? ''
  return (
    <Page title={t('Your account')} width="reading" intro={t('You are logged in as {email}.', { email })}>
      <PageHead title={t('Your account')} noIndex />
      {data?.viewer.role === 'STUDENT' && (
        <Card as="section" $padding="roomy" id="candidate-id">
          <h2>{t('Your Candidate ID')}</h2>
          <CandidateIds links={data.viewer.user?.candidateLinks ?? []} />
        </Card>
      )}
      <Card as="section" $padding="roomy">
        <h2>{t('Change password')}</h2>
        <ChangePasswordForm email={email} />
      </Card>
      <Card as="section" $padding="roomy">
        <h2>{t('Sign out everywhere')}</h2>
        <p>
          {t('Ends your session here and on every other phone and computer, for example one that you lost.')}
        </p>
        <SignOutEverywhere next={paths.signIn} />
      </Card>
    </Page>
  )
}

graphql(`
  mutation UnlinkCandidate($candidateId: String!) {
    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }
  }
`)

interface CandidateIdsProps {
  links: readonly { candidateId: string; linkedAt: string; byStaff: boolean }[]
}

/** The candidate IDs that are linked to a student's account, and a form for one more. */
function CandidateIds({ links }: CandidateIdsProps) {
  const { toast } = useToast()
  const [idToRemove, setIdToRemove] = useState<string>()
  const [unlink] = useUnlinkCandidateMutation()
  const { busy, errors, attempt } = useAttempt()

  const remove = (candidateId: string) =>
    attempt(async () => {
      setIdToRemove(undefined)
      await unlink({ variables: { candidateId }, update: forgetResults })
      toast({ title: t('Candidate ID {candidateId} is removed', { candidateId }), tone: 'success' })
      return []
    })

  return (
    <>
      <p>
        {links.length === 0
          ? t(
              'Link your Candidate ID once, and this account shows your results of all exams without PIN or date of birth.',
            )
          : t('This account shows the results of:')}
      </p>
      <ErrorSummary errors={errors} title={t('Not removed')} />
      {links.length > 0 && (
        <>
          <LinkedCandidates links={links} owner="you" busy={busy} onRemove={setIdToRemove} />
          <p>
            <TextLink to={paths.studentResults}>{t('See your results')}</TextLink>
          </p>
        </>
      )}
      <LinkForm another={links.length > 0} />
      {idToRemove !== undefined && (
        <ConfirmDialog
          open
          title={t('Remove Candidate ID {candidateId}?', { candidateId: idToRemove })}
          confirmLabel={t('Remove')}
          tone="danger"
          onConfirm={() => remove(idToRemove)}
          onClose={() => setIdToRemove(undefined)}
        >
          <p>
            {t(
              'This account no longer shows its results. The results stay. To link it again, you need its PIN or date of birth, or somebody of the staff.',
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

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
function LinkForm({ another }: { another: boolean }) {
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

graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      __typename
      ... on PasswordChanged { message }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Changes the viewer's password. @param email for password managers, which file it under that. */
function ChangePasswordForm({ email }: { email: string }) {
  const { toast } = useToast()
  const [change] = useChangePasswordMutation()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData, sent: HTMLFormElement) =>
    attempt(async () => {
      const currentPassword = String(values.get('currentPassword'))
      const problems = newPasswordProblems(values, 'newPassword')
      if (currentPassword === '') {
        problems.unshift({ path: 'currentPassword', message: t('Present password is required') })
      }
      if (problems.length > 0) return problems
      const newPassword = String(values.get('newPassword'))
      const { data } = await change({ variables: { currentPassword, newPassword } })
      const answer = data?.changePassword
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer) toast({ title: answer.message, tone: 'success' })
      sent.reset()
      return []
    })

  return (
    <Form method="post" errors={errors} errorTitle={t('Your password is as it was')} onSubmit={submit}>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <Field name="currentPassword" label={t('Present password')} required>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <NewPasswordFields name="newPassword" label={t('New password')} />
      <div>
        <JsSubmit busy={busy} busyLabel={t('Saving…')}>
          {t('Change password')}
        </JsSubmit>
      </div>
    </Form>
  )
}

/** Ends every session of the viewer, and leads to `next`. */
function SignOutEverywhere({ next }: { next: string }) {
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

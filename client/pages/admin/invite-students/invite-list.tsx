import { SmallFile, useSmallImport } from '#client/features/import-preview/small-import.tsx'
import { graphql } from '#client/gql/gql.ts'
import type {
  InvitationPlanPartsFragment as InvitationPlan,
  InviteStudentsMutation,
} from '#client/gql/graphql.ts'
import { useInviteStudentsMutation } from '#client/gql/hooks/use-invite-students-mutation.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { grouped } from '#shared/digits.ts'
import { PlanPreview } from './plan-preview.tsx'

type StudentsInvited = Extract<InviteStudentsMutation['inviteStudents'], { __typename: 'StudentsInvited' }>

export const INVITATION_PLAN_FRAGMENT = graphql(`
  fragment InvitationPlanParts on InvitationPlan {
    fingerprint
    toInvite
    toLink
    unchanged
    withoutCandidateId
    isMailed
    notes
    students { row email name candidateId effect }
  }
`)

graphql(`
  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {
    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {
      __typename
      ... on StudentsInvited { invited linked }
      ...InvitationPlanParts
      ...CsvProblems
    }
  }
`)

/** A list of students on its way from a file to invitations. */
export function useInviteList() {
  const [invite] = useInviteStudentsMutation({ fetchPolicy: 'no-cache' })
  return useSmallImport<InvitationPlan, StudentsInvited>('InvitationPlan', async (file, sheet, plan) => {
    const { data } = await invite({
      variables: {
        file,
        ...(sheet !== undefined && { sheet }),
        ...(plan && { fingerprint: plan.fingerprint }),
      },
    })
    return data?.inviteStudents
  })
}

/** The card that takes a list of students: the file, what inviting them does, and the action. */
export function InviteList({ invites }: { invites: ReturnType<typeof useInviteList> }) {
  const { state, choose, send } = invites
  return (
    <Card as="section" aria-labelledby="list">
      <h2 id="list">{t('Upload the list')}</h2>
      {state.kind === 'done' && <Done {...state.done} />}
      <SmallFile
        name="file"
        hint={t('Choosing a file checks it. Nobody is invited until you press Invite.')}
        refused={t('This list cannot be used')}
        failed={{
          title: t('The list could not be checked'),
          message: (message) => t('{message} Nobody was invited.', { message }),
        }}
        imported={invites}
      />
      {state.kind === 'read' && (
        <>
          <TakesFocus key={state.read.fingerprint}>
            {state.changed ? (
              <Callout tone="warning" role="alert" title={t('Something has changed since you looked')}>
                {t('Nobody was invited. Look at what inviting does now.')}
              </Callout>
            ) : (
              <Callout tone="success" role="status">
                {t('Every row is right. Nobody is invited yet.')}
              </Callout>
            )}
          </TakesFocus>
          <PlanPreview plan={state.read} />
          {state.problems && <ErrorSummary errors={state.problems} title={t('Nobody was invited')} />}
          <FormActions>
            <Button
              disabled={state.read.toInvite + state.read.toLink === 0}
              busy={state.sending}
              busyLabel={t('Inviting…')}
              onClick={() => void send()}
            >
              {actionOf(state.read)}
            </Button>
            <Button variant="secondary" disabled={state.sending} onClick={() => void choose(null)}>
              {t('Discard this file')}
            </Button>
          </FormActions>
        </>
      )}
    </Card>
  )
}

function actionOf({ toInvite, toLink }: { toInvite: number; toLink: number }): string {
  if (toInvite === 0 && toLink === 0) return t('Nobody to invite')
  if (toInvite === 0) return t('Link {students}', { students: studentCount(toLink) })
  return toLink === 0
    ? t('Invite {students}', { students: studentCount(toInvite) })
    : t('Invite {students}, link {count}', { students: studentCount(toInvite), count: grouped(toLink) })
}

function Done({ invited, linked }: { invited: number; linked: number }) {
  const done = t('{students} invited.', { students: studentCount(invited) })
  const more = t(
    '{count, plural, one {# account got its Candidate ID.} other {# accounts got their Candidate ID.}}',
    { count: linked },
  )
  return (
    <TakesFocus>
      <Callout tone="success" role="status" title={linked === 0 ? done : `${done} ${more}`}>
        <TextLink to={paths.adminInvitations}>{t('See the invitations')}</TextLink>
      </Callout>
    </TakesFocus>
  )
}

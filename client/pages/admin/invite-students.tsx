import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import { ImportColumns, ImportPart } from '#client/features/import-preview/import-columns.ts'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { SmallFile, useSmallImport } from '#client/features/import-preview/small-import.tsx'
import { graphql } from '#client/gql/gql.ts'
import type {
  InvitationPlanPartsFragment as InvitationPlan,
  InvitationPlanPartsFragment,
  InvitedEffect,
  InviteStudentsMutation,
} from '#client/gql/graphql.ts'
import { useInviteStudentsMutation } from '#client/gql/hooks/use-invite-students-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Stack } from '#client/ui/stack.ts'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { grouped } from '#shared/digits.ts'

const columns = [
  { name: 'Email', required: true, holds: t('The address that the invitation goes to, each once.') },
  { name: 'Name', required: false, holds: t('In Latin letters or in Devanagari.') },
  {
    name: 'Candidate ID',
    required: false,
    holds: t(
      'The account sees the results of this ID. It must be in a published result file or student list.',
    ),
  },
]

const example = [
  ['Email', 'Name', 'Candidate ID'],
  ['kamala@example.com', 'कमला राई', '081000'],
  ['anjali.d@example.com', 'Anjali Dahal', '081001'],
  ['anjali.p@example.com', 'Anjali Pandey', '081002'],
] as const

/** Invites students from a CSV file or spreadsheet, all or none, after a preview. */
export function Component() {
  const invites = useInviteList()
  const asks = invites.state.kind !== 'read'
  return (
    <AdminPage
      title={t('Invite students')}
      intro={t('Each student of a list gets a link by mail, with which they choose their own password.')}
      under={[
        { label: t('Users'), to: paths.adminUsers },
        { label: t('Invitations'), to: paths.adminInvitations },
      ]}
    >
      <ImportColumns $previewed={!asks}>
        <ImportPart>
          <InviteList invites={invites} />
          {asks && invites.state.kind !== 'refused' && (
            <ImportSteps
              rows={t('students')}
              action={{
                title: t('You press Invite, and the mails are sent.'),
                more: t('Whom you invited stands under Invitations, where you can send again and revoke.'),
              }}
            />
          )}
        </ImportPart>
        {asks && (
          <CsvHelp
            title={t('CSV Format Requirements')}
            columns={columns}
            example={example}
            template="invitations-template.csv"
          >
            {t('At most 2,000 students in a file. Nothing of the file itself is kept.')}
          </CsvHelp>
        )}
      </ImportColumns>
    </AdminPage>
  )
}

type StudentsInvited = Extract<InviteStudentsMutation['inviteStudents'], { __typename: 'StudentsInvited' }>

graphql(`
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
function useInviteList() {
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

/** The card that takes a list of students: the file, a preview and the action. */
function InviteList({ invites }: { invites: ReturnType<typeof useInviteList> }) {
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

const effects: Readonly<Record<InvitedEffect, { label: string; tone: Tone }>> = {
  INVITE: { label: t('Invite'), tone: 'success' },
  RESEND: { label: t('Invited, but not reached: send again'), tone: 'success' },
  LINK: { label: t('Has an account: link the ID'), tone: 'warning' },
  NONE: { label: t('Nothing to do'), tone: 'neutral' },
}
const order: readonly InvitedEffect[] = ['LINK', 'RESEND', 'INVITE', 'NONE']

/** Effects of inviting the students of a list, as counts and row by row. */
function PlanPreview({ plan }: { plan: InvitationPlanPartsFragment }) {
  const { toInvite, toLink, unchanged, withoutCandidateId, notes, students } = plan
  const rows = order.flatMap((effect) => students.filter((student) => student.effect === effect))
  return (
    <Stack $gap={4}>
      <StatStrip
        label={t('What inviting does')}
        stats={[
          { label: t('To invite'), value: toInvite, note: t('have no account'), tone: 'success' },
          {
            label: t('To link'),
            value: toLink,
            note: t('have an account, and get the Candidate ID'),
            tone: 'warning',
          },
          { label: t('Unchanged'), value: unchanged, note: t('are invited, or have the account') },
        ]}
      />
      {withoutCandidateId > 0 && (
        <Callout tone="warning">
          {t(
            '{count, plural, one {# student has} other {# students have}} no Candidate ID: they are invited, and see no results until one is linked.',
            { count: withoutCandidateId },
          )}
        </Callout>
      )}
      {!plan.isMailed && toInvite > 0 && (
        <Callout tone="warning" title={t('This website sends no mail yet')}>
          {t('Afterwards you get the link of each student under Invitations, to hand it over.')}
        </Callout>
      )}
      {notes.map((note) => (
        <Callout key={note} tone="info">
          {note}
        </Callout>
      ))}
      <FirstRows
        caption={t('Students of the list')}
        what={t('students')}
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={[
          {
            key: 'student',
            header: t('Student'),
            rowHeader: true,
            cell: ({ email, name, row }) => (
              <StackedCell>
                {email}
                <Quiet>
                  {name && (
                    <>
                      <Lang>{name}</Lang> ·{' '}
                    </>
                  )}
                  {t('row {row}', { row })}
                </Quiet>
              </StackedCell>
            ),
          },
          { key: 'id', header: t('Candidate ID'), cell: ({ candidateId }) => candidateId ?? '–' },
          {
            key: 'effect',
            header: t('What happens'),
            cell: ({ effect }) => <Badge tone={effects[effect].tone}>{effects[effect].label}</Badge>,
          },
        ]}
      />
    </Stack>
  )
}

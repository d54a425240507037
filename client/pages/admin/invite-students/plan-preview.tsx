import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import type { InvitationPlanPartsFragment, InvitedEffect } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Stack } from '#client/ui/stack.ts'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { Quiet, StackedCell } from '#client/ui/table-cell.ts'
import type { Tone } from '#client/ui/tone.ts'

const effects: Readonly<Record<InvitedEffect, { label: string; tone: Tone }>> = {
  INVITE: { label: t('Invite'), tone: 'success' },
  RESEND: { label: t('Invited, but not reached: send again'), tone: 'success' },
  LINK: { label: t('Has an account: link the ID'), tone: 'warning' },
  NONE: { label: t('Nothing to do'), tone: 'neutral' },
}
const order: readonly InvitedEffect[] = ['LINK', 'RESEND', 'INVITE', 'NONE']

/** Effects of inviting the students of a list, as counts and row by row. */
export function PlanPreview({ plan }: { plan: InvitationPlanPartsFragment }) {
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

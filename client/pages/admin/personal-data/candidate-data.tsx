import { useApolloClient } from '@apollo/client/react'
import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import { shownContact } from '#client/features/rechecks/shown-contact.ts'
import { outcomeNames, percentageWords } from '#client/features/results/outcome-names.ts'
import type { CandidateDataFragment } from '#client/gql/graphql.ts'
import { useDeleteCandidateDataMutation } from '#client/gql/hooks/use-delete-candidate-data-mutation.ts'
import { contentWords } from '#client/locales/content-words.ts'
import { rich, t } from '#client/locales/t.ts'
import { space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { PersonActions } from './person-actions.tsx'
import { ExportCandidateQuery } from './personal-data-query.ts'

type Result = CandidateDataFragment['results'][number]
type Entry = CandidateDataFragment['entries'][number]
type ListEntry = CandidateDataFragment['listEntries'][number]

const resultColumns = (now: string): TableColumn<Result>[] => [
  {
    key: 'exam',
    header: t('Exam'),
    rowHeader: true,
    cell: (one) => <Lang>{one.examTitle ?? one.examId}</Lang>,
  },
  { key: 'file', header: t('File'), cell: (one) => <Lang>{one.fileName}</Lang> },
  { key: 'state', header: t('State'), cell: (one) => resultState(one, now) },
  {
    key: 'percentage',
    header: t('Percentage'),
    align: 'end',
    cell: (one) => (one.outcome ? outcomeNames[one.outcome] : percentageWords(one)),
  },
]

const entries: TableColumn<ListEntry>[] = [
  { key: 'name', header: t('Name'), rowHeader: true, cell: (one) => <Lang>{one.studentName}</Lang> },
  { key: 'groups', header: t('Groups'), cell: (one) => <Lang>{one.groups}</Lang> },
  { key: 'file', header: t('List'), cell: (one) => <Lang>{one.fileName}</Lang> },
  { key: 'state', header: t('State'), cell: stateOf },
]

const ofStudentArea: TableColumn<Entry>[] = [
  { key: 'title', header: t('Title'), rowHeader: true, cell: (one) => <Lang>{one.title}</Lang> },
  { key: 'collection', header: t('Kind'), cell: (one) => contentWords(one.collection) },
  { key: 'lines', header: t('What it says'), cell: (one) => <Lang>{one.lines.join('; ')}</Lang> },
  {
    key: 'deleted',
    header: t('What is deleted'),
    cell: ({ isOwn }) => (isOwn ? t('The whole entry') : t('These lines')),
  },
]

const rechecks: TableColumn<CandidateDataFragment['rechecks'][number]>[] = [
  { key: 'exam', header: t('Exam'), rowHeader: true, cell: ({ examId }) => examId },
  { key: 'contact', header: t('Asked by'), cell: ({ contact }) => shownContact(contact) },
  { key: 'asked', header: t('Asked'), cell: ({ askedAt }) => <ShownDate at={askedAt} stacked /> },
  { key: 'state', header: t('State'), cell: ({ isOpen }) => (isOpen ? t('Open') : t('Answered or closed')) },
]

function resultState({ isPublished, isWithdrawn, releaseAt }: Result, now: string): string {
  if (isWithdrawn) return t('Withdrawn')
  if (!isPublished) return t('Not published')
  if (!releaseAt || Date.parse(releaseAt) <= Date.parse(now)) return t('Published')
  return t('Hidden until {releaseAt}', { releaseAt: sayInstant(releaseAt) })
}

function stateOf({ isPublished, isActive }: ListEntry): string {
  if (!isPublished) return t('Not published')
  return isActive ? t('Active') : t('Switched off')
}

interface CandidateDataProps {
  candidate: CandidateDataFragment
  /** ISO 8601 */
  now: string
  onDeleted: () => void
}

/** The data of a candidate, in which files. */
export function CandidateData({ candidate, now, onDeleted }: CandidateDataProps) {
  const client = useApolloClient()
  const [deleteData] = useDeleteCandidateDataMutation()
  const { candidateId } = candidate

  async function exported(): Promise<string | null> {
    const { data } = await client.query({
      query: ExportCandidateQuery,
      variables: { candidateId },
      fetchPolicy: 'no-cache',
    })
    return data?.candidateData?.export ?? null
  }

  async function remove(confirmation: string) {
    const { data } = await deleteData({ variables: { candidateId, confirmation }, update: forgetResults })
    const answer = data?.deleteCandidateData
    return answer?.__typename === 'InvalidInput' ? answer.fields : []
  }

  return (
    <Stack $gap={5}>
      {candidate.results.length > 0 && (
        <section>
          <Title>{t('Results')}</Title>
          <Table
            caption={t('Results of candidate {candidateId}', { candidateId })}
            captionHidden
            columns={resultColumns(now)}
            rows={candidate.results}
            rowKey={(one) => `${one.fileName} ${candidate.results.indexOf(one)}`}
          />
        </section>
      )}
      {candidate.listEntries.length > 0 && (
        <section>
          <Title>{t('Student lists')}</Title>
          <Table
            caption={t('Student lists with candidate {candidateId}', { candidateId })}
            captionHidden
            columns={entries}
            rows={candidate.listEntries}
            rowKey={(one) => `${one.fileName} ${candidate.listEntries.indexOf(one)}`}
          />
        </section>
      )}
      {candidate.entries.length > 0 && (
        <section>
          <Title>{t('Assignments and fees')}</Title>
          <Table
            caption={t('Assignments and fees with candidate {candidateId}', { candidateId })}
            captionHidden
            columns={ofStudentArea}
            rows={candidate.entries}
            rowKey={(one) => String(candidate.entries.indexOf(one))}
          />
        </section>
      )}
      {candidate.rechecks.length > 0 && (
        <section>
          <Title>{t('Re-checks')}</Title>
          <Table
            caption={t('Requests for a re-check of candidate {candidateId}', { candidateId })}
            captionHidden
            columns={rechecks}
            rows={candidate.rechecks}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {candidate.link && (
        <section>
          <Title>{t('Account')}</Title>
          <p>
            {rich(
              'Linked to {email} since {date}: this account sees the results without a PIN or date of birth.',
              { email: candidate.link.email, date: <ShownDate at={candidate.link.linkedAt} /> },
            )}
          </p>
        </section>
      )}
      {candidate.invitation && (
        <section>
          <Title>{t('Invitation')}</Title>
          <p>
            {rich('{person} is invited since {date} to an account that sees the results.', {
              person: (
                <>
                  {candidate.invitation.email}
                  {candidate.invitation.name && (
                    <>
                      {' '}
                      (<Lang>{candidate.invitation.name}</Lang>)
                    </>
                  )}
                </>
              ),
              date: <ShownDate at={candidate.invitation.invitedAt} />,
            })}
          </p>
        </section>
      )}
      {candidate.slips.length > 0 && (
        <section>
          <Title>{t('Result slips')}</Title>
          <ul>
            {candidate.slips.map(({ code, issuedAt }) => (
              <li key={code}>
                {rich('{code}, issued on {date}', { code, date: <ShownDate at={issuedAt} /> })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PersonActions
        typed={candidateId}
        onExport={exported}
        onDelete={remove}
        onDeleted={onDeleted}
        consequence={<p>{consequenceOf(candidate).join(' ')}</p>}
      />
    </Stack>
  )
}

/** Effects of a deletion, in sentences. */
function consequenceOf({ results, listEntries, ...others }: CandidateDataFragment): string[] {
  const { entries, rechecks, link, invitation, slips } = others
  return [
    t(
      '{results, plural, one {# result} other {# results}} and {entries, plural, one {# list entry} other {# list entries}} go, from the files kept for download, too.',
      { results: results.length, entries: listEntries.length },
    ),
    ...(entries.some(({ isOwn }) => !isOwn) ? [t('So do the lines of assignments and fees.')] : []),
    ...(entries.some(({ isOwn }) => isOwn)
      ? [t('So do assignments and fees that are for this candidate only.')]
      : []),
    ...(rechecks.length > 0 ? [t('So do the requests for a re-check.')] : []),
    ...(link ? [t('So does the link to the account, which itself stays.')] : []),
    ...(invitation ? [t('So does the Candidate ID of the invitation, which itself stays.')] : []),
    ...(slips.length > 0 ? [t('So do the result slips: nobody can check them any more.')] : []),
    t('Taking a file back or publishing another brings nothing of it back. Everybody else keeps their rows.'),
  ]
}

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${text('title')};
`

import { useApolloClient, useMutation } from '@apollo/client/react'
import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import { outcomeNames, percentageWords } from '#client/features/results/outcome-names.ts'
import type { CandidateDataFragment } from '#client/gql/graphql.ts'
import { space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { PersonActions } from './person-actions.tsx'
import { DeleteCandidateDataMutation, ExportCandidateQuery } from './personal-data-query.ts'

type Result = CandidateDataFragment['results'][number]
type Entry = CandidateDataFragment['entries'][number]
type ListEntry = CandidateDataFragment['listEntries'][number]

const results: TableColumn<Result>[] = [
  {
    key: 'exam',
    header: 'Exam',
    rowHeader: true,
    cell: (one) => <Lang>{one.examTitle ?? one.examId}</Lang>,
  },
  { key: 'file', header: 'File', cell: (one) => <Lang>{one.fileName}</Lang> },
  { key: 'state', header: 'State', cell: resultState },
  {
    key: 'percentage',
    header: 'Percentage',
    align: 'end',
    cell: (one) => (one.outcome ? outcomeNames[one.outcome] : percentageWords(one)),
  },
]

const entries: TableColumn<ListEntry>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (one) => <Lang>{one.studentName}</Lang> },
  { key: 'groups', header: 'Groups', cell: (one) => <Lang>{one.groups}</Lang> },
  { key: 'file', header: 'List', cell: (one) => <Lang>{one.fileName}</Lang> },
  { key: 'state', header: 'State', cell: stateOf },
]

const ofStudentArea: TableColumn<Entry>[] = [
  { key: 'title', header: 'Title', rowHeader: true, cell: (one) => <Lang>{one.title}</Lang> },
  { key: 'collection', header: 'Kind', cell: (one) => one.collection },
  { key: 'lines', header: 'What it says', cell: (one) => <Lang>{one.lines.join('; ')}</Lang> },
]

const rechecks: TableColumn<CandidateDataFragment['rechecks'][number]>[] = [
  { key: 'exam', header: 'Exam', rowHeader: true, cell: ({ examId }) => examId },
  { key: 'contact', header: 'Asked by', cell: ({ contact }) => contact },
  { key: 'asked', header: 'Asked', cell: ({ askedAt }) => <ShownDate at={askedAt} stacked /> },
  { key: 'state', header: 'State', cell: ({ isOpen }) => (isOpen ? 'Open' : 'Answered or closed') },
]

function resultState({ isPublished, isWithdrawn, releaseAt }: Result): string {
  if (isWithdrawn) return 'Withdrawn'
  if (!isPublished) return 'Not published'
  if (!releaseAt || Date.parse(releaseAt) <= Date.now()) return 'Published'
  return `Hidden until ${sayInstant(releaseAt)}`
}

function stateOf({ isPublished, isActive }: ListEntry): string {
  if (!isPublished) return 'Not published'
  return isActive ? 'Active' : 'Switched off'
}

interface CandidateDataProps {
  candidate: CandidateDataFragment
  onDeleted: () => void
}

/** The data of a candidate, in which files. */
export function CandidateData({ candidate, onDeleted }: CandidateDataProps) {
  const client = useApolloClient()
  const [deleteData] = useMutation(DeleteCandidateDataMutation)
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
    <Parts>
      {candidate.results.length > 0 && (
        <section>
          <Title>Results</Title>
          <Table
            caption={`Results of candidate ${candidateId}`}
            captionHidden
            columns={results}
            rows={candidate.results}
            rowKey={(one) => `${one.fileName} ${candidate.results.indexOf(one)}`}
          />
        </section>
      )}
      {candidate.listEntries.length > 0 && (
        <section>
          <Title>Student lists</Title>
          <Table
            caption={`Student lists with candidate ${candidateId}`}
            captionHidden
            columns={entries}
            rows={candidate.listEntries}
            rowKey={(one) => `${one.fileName} ${candidate.listEntries.indexOf(one)}`}
          />
        </section>
      )}
      {candidate.entries.length > 0 && (
        <section>
          <Title>Assignments and fees</Title>
          <Table
            caption={`Assignments and fees with candidate ${candidateId}`}
            captionHidden
            columns={ofStudentArea}
            rows={candidate.entries}
            rowKey={(one) => String(candidate.entries.indexOf(one))}
          />
        </section>
      )}
      {candidate.rechecks.length > 0 && (
        <section>
          <Title>Re-checks</Title>
          <Table
            caption={`Requests for a re-check of candidate ${candidateId}`}
            captionHidden
            columns={rechecks}
            rows={candidate.rechecks}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {candidate.link && (
        <section>
          <Title>Account</Title>
          <p>
            Linked to {candidate.link.email} since <ShownDate at={candidate.link.linkedAt} />: this account
            sees the results without a PIN or date of birth.
          </p>
        </section>
      )}
      {candidate.invitation && (
        <section>
          <Title>Invitation</Title>
          <p>
            {candidate.invitation.email}
            {candidate.invitation.name && (
              <>
                {' '}
                (<Lang>{candidate.invitation.name}</Lang>)
              </>
            )}{' '}
            is invited since <ShownDate at={candidate.invitation.invitedAt} /> to an account that sees the
            results.
          </p>
        </section>
      )}
      {candidate.slips.length > 0 && (
        <section>
          <Title>Result slips</Title>
          <ul>
            {candidate.slips.map(({ code, issuedAt }) => (
              <li key={code}>
                {code.slice(0, 5)}-{code.slice(5)}, issued on <ShownDate at={issuedAt} />
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
        consequence={
          <p>
            {candidate.results.length} {candidate.results.length === 1 ? 'result' : 'results'} and{' '}
            {candidate.listEntries.length}{' '}
            {candidate.listEntries.length === 1 ? 'list entry' : 'list entries'} go, from the files kept for
            download, too. {candidate.entries.length > 0 && 'So do the lines of assignments and fees. '}
            {candidate.rechecks.length > 0 && 'So do the requests for a re-check. '}
            {candidate.link && 'So does the link to the account, which itself stays. '}
            {candidate.invitation && 'So does the Candidate ID of the invitation, which itself stays. '}
            {candidate.slips.length > 0 && 'Result slips are told to be withdrawn. '}Taking a file back or
            publishing another brings nothing of it back. Everybody else keeps their rows.
          </p>
        }
      />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space[5]};
`

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${text('title')};
`

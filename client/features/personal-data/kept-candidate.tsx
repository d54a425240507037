import { useApolloClient, useMutation } from '@apollo/client/react'
import styled from 'styled-components'
import { forgetResults } from '#client/apollo/forget-results.ts'
import type { KeptCandidateFragment } from '#client/gql/graphql.ts'
import { space, text } from '#client/theme/theme.ts'
import { Script } from '#client/ui/script.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { PersonActions } from './person-actions.tsx'
import { DeleteCandidateDataMutation, ExportCandidateQuery } from './personal-data-query.ts'

type Result = KeptCandidateFragment['results'][number]
type ListEntry = KeptCandidateFragment['listEntries'][number]

const results: TableColumn<Result>[] = [
  {
    key: 'exam',
    header: 'Exam',
    rowHeader: true,
    cell: (one) => <Script>{one.examTitle ?? one.examId}</Script>,
  },
  { key: 'file', header: 'File', cell: (one) => <Script>{one.fileName}</Script> },
  { key: 'state', header: 'State', cell: (one) => (one.isPublished ? 'Published' : 'Not published') },
  { key: 'percentage', header: 'Percentage', align: 'end', cell: (one) => `${one.percentage}%` },
]

const entries: TableColumn<ListEntry>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (one) => <Script>{one.studentName}</Script> },
  { key: 'groups', header: 'Groups', cell: (one) => <Script>{one.groups}</Script> },
  { key: 'file', header: 'List', cell: (one) => <Script>{one.fileName}</Script> },
  { key: 'state', header: 'State', cell: stateOf },
]

function stateOf({ isPublished, isActive }: ListEntry): string {
  if (!isPublished) return 'Not published'
  return isActive ? 'Active' : 'Switched off'
}

interface KeptCandidateProps {
  kept: KeptCandidateFragment
  onDeleted: () => void
}

/** What is kept of a candidate, in which files. */
export function KeptCandidate({ kept, onDeleted }: KeptCandidateProps) {
  const client = useApolloClient()
  const [deleteData] = useMutation(DeleteCandidateDataMutation)
  const { candidateId } = kept

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
      {kept.results.length > 0 && (
        <section>
          <Title>Results</Title>
          <Table
            caption={`Results of candidate ${candidateId}`}
            captionHidden
            columns={results}
            rows={kept.results}
            rowKey={(one) => `${one.fileName} ${kept.results.indexOf(one)}`}
          />
        </section>
      )}
      {kept.listEntries.length > 0 && (
        <section>
          <Title>Student lists</Title>
          <Table
            caption={`Student lists with candidate ${candidateId}`}
            captionHidden
            columns={entries}
            rows={kept.listEntries}
            rowKey={(one) => `${one.fileName} ${kept.listEntries.indexOf(one)}`}
          />
        </section>
      )}
      <PersonActions
        typed={candidateId}
        onExport={exported}
        onDelete={remove}
        onDeleted={onDeleted}
        consequence={
          <p>
            {kept.results.length} {kept.results.length === 1 ? 'result' : 'results'} and{' '}
            {kept.listEntries.length} {kept.listEntries.length === 1 ? 'list entry' : 'list entries'} go, from
            the files kept for download, too. Taking a file back or publishing another brings nothing of it
            back. Everybody else keeps their rows.
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

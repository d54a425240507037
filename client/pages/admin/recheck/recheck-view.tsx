import styled from 'styled-components'
import { RecheckBadge } from '#client/features/rechecks/recheck-badge.tsx'
import { markWords, percentageWords } from '#client/features/results/outcome-names.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { candidatePath, correctResultPath } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CloseRequest } from './close-request.tsx'

type Row = RecheckPartsFragment['history'][number]

const columns: TableColumn<Row>[] = [
  { key: 'file', header: 'File', rowHeader: true, cell: ({ fileName }) => <Lang>{fileName}</Lang> },
  {
    key: 'published',
    header: 'Published',
    cell: ({ publishedAt, isPublished, isWithdrawn }) =>
      (isPublished || isWithdrawn) && publishedAt ? <ShownDate at={publishedAt} stacked /> : 'Not published',
  },
  { key: 'mark', header: 'Exam Mark', align: 'end', cell: markWords },
  { key: 'percentage', header: 'Percentage', align: 'end', cell: percentageWords },
  { key: 'rank', header: 'Exam Rank', align: 'end', cell: ({ examRank }) => examRank ?? '–' },
  { key: 'shown', header: 'State', cell: stateOf },
]

function stateOf({ isShown, isWithdrawn }: Row) {
  if (isWithdrawn) return <Badge tone="danger">Withdrawn</Badge>
  return isShown && <Badge tone="success">Shown</Badge>
}

interface RecheckViewProps {
  request: RecheckPartsFragment
  onReload: () => void
}

/** A request with the candidate's rows, and its answer. */
export function RecheckView({ request, onReload }: RecheckViewProps) {
  const { examId, candidateId, studentName, contact, words, isProven, state, askedAt, history } = request
  return (
    <Column>
      <Card as="section" aria-labelledby="asked">
        <Head>
          <h2 id="asked">Request</h2>
          <RecheckBadge state={state} />
        </Head>
        <Words>
          <Lang>{words}</Lang>
        </Words>
        <p>
          <ShownDate at={askedAt} withTime />, by <strong>{contact}</strong>
          {isProven && ', with the PIN or date of birth of the candidate'}
        </p>
        <Links>
          <TextLink to={candidatePath(candidateId)}>
            {studentName ? <Lang>{studentName}</Lang> : `Candidate ${candidateId}`}
          </TextLink>
          {state === 'OPEN' && history.some(({ isShown }) => isShown) && (
            <TextLink to={correctResultPath(examId, candidateId)}>Correct the result</TextLink>
          )}
        </Links>
      </Card>
      {!isProven && state === 'OPEN' && (
        <Callout tone="info" title="Anybody who knows the Candidate ID may have asked">
          Compare the contact with what you know of the candidate before you answer.
        </Callout>
      )}
      <Rows>
        <h2>Rows of the candidate</h2>
        <Table
          caption="The candidate’s row in each file of the exam"
          captionHidden
          columns={columns}
          rows={history}
          rowKey={({ fileId }) => fileId}
        />
      </Rows>
      {state === 'OPEN' ? (
        <>
          <AnswerForm request={request} onReload={onReload} />
          {!isProven && <CloseRequest id={request.id} onReload={onReload} />}
        </>
      ) : (
        <Answer request={request} />
      )}
    </Column>
  )
}

function Answer({
  request: { state, resolvedAt, resolvedBy, answer, fileName },
}: {
  request: RecheckPartsFragment
}) {
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer">{state === 'CLOSED' ? 'Closed: not from the candidate' : 'Answer'}</h2>
      {answer && (
        <Words>
          <Lang>{answer}</Lang>
        </Words>
      )}
      {fileName && (
        <p>
          Changed by <Lang>{fileName}</Lang>
        </p>
      )}
      {resolvedAt && (
        <p>
          <ShownDate at={resolvedAt} withTime />
          {resolvedBy && ` by ${resolvedBy}`}
        </p>
      )}
    </Card>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 46rem;

  & h2 {
    font-size: ${text('title')};
  }
`

const Rows = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
`

const Words = styled.p`
  margin: ${space[3]} 0;
  padding-left: ${space[4]};
  border-left: 3px solid ${color('line')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};

  & > * {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`

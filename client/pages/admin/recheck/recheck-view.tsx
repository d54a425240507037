import styled from 'styled-components'
import { RecheckBadge } from '#client/features/rechecks/recheck-badge.tsx'
import { shownContact } from '#client/features/rechecks/shown-contact.ts'
import { markWords, percentageWords, rankWords } from '#client/features/results/outcome-names.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { candidatePath, correctResultPath } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CloseRequest } from './close-request.tsx'

type Row = RecheckPartsFragment['history'][number]

const columns: TableColumn<Row>[] = [
  { key: 'file', header: t('File'), rowHeader: true, cell: ({ fileName }) => <Lang>{fileName}</Lang> },
  {
    key: 'published',
    header: t('Published'),
    cell: ({ publishedAt, isPublished, isWithdrawn }) =>
      (isPublished || isWithdrawn) && publishedAt ? (
        <ShownDate at={publishedAt} stacked />
      ) : (
        t('Not published')
      ),
  },
  { key: 'mark', header: t('Exam Mark'), align: 'end', cell: markWords },
  { key: 'percentage', header: t('Percentage'), align: 'end', cell: percentageWords },
  { key: 'rank', header: t('Exam Rank'), align: 'end', cell: rankWords },
  { key: 'shown', header: t('State'), cell: stateOf },
]

function stateOf({ isShown, isWithdrawn }: Row) {
  if (isWithdrawn) return <Badge tone="danger">{t('Withdrawn')}</Badge>
  return isShown && <Badge tone="success">{t('Shown')}</Badge>
}

/** A request with the candidate's rows, and its answer. */
export function RecheckView({ request }: { request: RecheckPartsFragment }) {
  const { examId, candidateId, studentName, contact, words, isProven, state, askedAt, history } = request
  const isShown = history.some((row) => row.isShown)
  const asked = {
    moment: <ShownDate at={askedAt} withTime />,
    contact: <strong>{shownContact(contact)}</strong>,
  }
  return (
    <Column>
      <Card as="section" aria-labelledby="asked">
        <Head>
          <h2 id="asked">{t('Request')}</h2>
          <RecheckBadge state={state} />
        </Head>
        <Words>
          <Lang>{words}</Lang>
        </Words>
        <p>
          {isProven
            ? rich('{moment}, by {contact}, with the PIN or date of birth of the candidate', asked)
            : rich('{moment}, by {contact}', asked)}
        </p>
        <Links>
          <TextLink to={candidatePath(candidateId)}>
            {studentName ? <Lang>{studentName}</Lang> : t('Candidate {candidateId}', { candidateId })}
          </TextLink>
          {state === 'OPEN' && isShown && (
            <TextLink to={correctResultPath(examId, candidateId)}>{t('Correct the result')}</TextLink>
          )}
        </Links>
      </Card>
      {!isProven && state === 'OPEN' && (
        <Callout tone="info" title={t('Anybody who knows the Candidate ID may have asked')}>
          {t('Compare the contact with what you know of the candidate before you answer.')}
        </Callout>
      )}
      <Stack as="section" $gap={3}>
        <h2>{t('Rows of the candidate')}</h2>
        <Table
          caption={t('The candidate’s row in each file of the exam')}
          captionHidden
          columns={columns}
          rows={history}
          rowKey={({ fileId }) => fileId}
        />
      </Stack>
      {state === 'OPEN' ? (
        <>
          {isShown && <AnswerForm request={request} />}
          {(!isProven || !isShown) && <CloseRequest request={request} isShown={isShown} />}
        </>
      ) : (
        <Answer request={request} />
      )}
    </Column>
  )
}

function Answer({
  request: { state, isProven, resolvedAt, resolvedBy, answer, fileName },
}: {
  request: RecheckPartsFragment
}) {
  return (
    <Card as="section" aria-labelledby="answer">
      <h2 id="answer">{state === 'CLOSED' ? closedWords(isProven) : t('Answer')}</h2>
      {answer && (
        <Words>
          <Lang>{answer}</Lang>
        </Words>
      )}
      {fileName && <p>{rich('Changed by {file}', { file: <Lang>{fileName}</Lang> })}</p>}
      {resolvedAt && (
        <p>
          {resolvedBy ? (
            rich('{moment} by {person}', {
              moment: <ShownDate at={resolvedAt} withTime />,
              person: resolvedBy,
            })
          ) : (
            <ShownDate at={resolvedAt} withTime />
          )}
        </p>
      )}
    </Card>
  )
}

/** One that is proven is from the candidate. Of others it is not recorded why they were closed. */
const closedWords = (isProven: boolean) =>
  isProven ? t('Closed: there was no result any more') : t('Closed')

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 46rem;

  & h2 {
    font-size: ${text('title')};
  }
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

import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { RecheckBadge } from '#client/features/rechecks/recheck-badge.tsx'
import { isContactDeleted, shownContact } from '#client/features/rechecks/shown-contact.ts'
import { markWords, percentageWords, rankWords } from '#client/features/results/outcome-names.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { useAnswerRecheckRequestMutation } from '#client/gql/hooks/use-answer-recheck-request-mutation.ts'
import { useCloseRecheckRequestMutation } from '#client/gql/hooks/use-close-recheck-request-mutation.ts'
import { useRecheckQuery } from '#client/gql/hooks/use-recheck-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { candidatePath, correctResultPath, examPath, paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  fragment RecheckParts on RecheckRequest {
    id
    version
    examId
    examTitle
    candidateId
    studentName
    contact
    words
    isProven
    state
    askedAt
    resolvedAt
    resolvedBy
    answer
    fileName
    history {
      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage
    }
  }
`)

const RecheckQuery = graphql(`
  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }
`)

graphql(`
  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {
    answerRecheck(id: $id, input: $input, version: $version) {
      __typename
      ... on RecheckRequest { ...RecheckParts }
      ... on RecheckConflict { message current { ...RecheckParts } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation CloseRecheckRequest($id: ID!) {
    closeRecheck(id: $id) {
      __typename
      ... on RecheckRequest { ...RecheckParts }
      ... on RecheckConflict { message current { ...RecheckParts } }
    }
  }
`)

const variablesOf = (params: URLSearchParams) => ({ id: params.get('id') ?? '' })

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, RecheckQuery, variablesOf(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const { data, failure } = usePageQuery(useRecheckQuery, variablesOf(params))
  const request = data?.recheckRequest
  return (
    <AdminPage
      title={request ? t('Re-check of {candidateId}', { candidateId: request.candidateId }) : t('Re-check')}
      under={[
        { label: t('Re-checks'), to: paths.adminRechecks },
        ...(request
          ? [
              {
                label: request.examTitle ?? request.examId,
                to: examPath(paths.adminRechecks, request.examId),
              },
            ]
          : []),
      ]}
    >
      {failure ? (
        <Failure title={t('The request could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the request')}>
          <Skeleton width="60%" />
        </Loading>
      ) : request ? (
        <RecheckView request={request} />
      ) : (
        <EmptyState seed="no-rechecks" title={t('There is no such request')} compact>
          {t('It is kept for half a year after its answer, or was deleted with the candidate’s data.')}
        </EmptyState>
      )}
    </AdminPage>
  )
}

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
function RecheckView({ request }: { request: RecheckPartsFragment }) {
  const { examId, candidateId, studentName, contact, words, isProven, state, askedAt, history } = request
  const isShown = history.some((row) => row.isShown)
  const facts = {
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
            ? rich('{moment}, by {contact}, with the PIN or date of birth of the candidate', facts)
            : rich('{moment}, by {contact}', facts)}
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

/** Says to the candidate whether the result was right, or which file corrected it. */
function AnswerForm({
  request: { id, contact, askedAt, history, version },
}: {
  request: RecheckPartsFragment
}) {
  const { toast } = useToast()
  const [answerRecheck] = useAnswerRecheckRequestMutation()
  const form = useEditForm({
    key: `recheck ${id}`,
    values: { fileId: '', answer: '' },
    version,
    closes: true,
    async send({ fileId, answer }, version) {
      const input = { answer, fileId: fileId || null }
      const { data } = await answerRecheck({ variables: { id, input, version }, update: forgetResults })
      const result = data?.answerRecheck
      // The answer stands in the place of the form then.
      if (result?.__typename === 'RecheckConflict' && result.current.state !== 'OPEN')
        toast({ title: result.message, tone: 'destructive' })
      return result
    },
    onSaved: () => toast({ title: t('Request answered'), tone: 'success' }),
  })
  // A file that is older than the request and than all other files has the result that was asked about.
  const files = history
    .filter(({ isPublished }) => isPublished)
    .filter(({ publishedAt }, at, all) => at < all.length - 1 || (publishedAt ?? '') > askedAt)

  return (
    <KeepsFocusNear>
      <Card as="section" aria-labelledby="answer" data-needs-js>
        <h2 id="answer">{t('Answer')}</h2>
        <EditForm
          form={form}
          errorTitle={t('Nothing was sent')}
          submitLabel={t('Send the answer')}
          busyLabel={t('Sending…')}
          fields={[
            {
              name: 'fileId',
              label: t('What the re-check found'),
              hint: t(
                'Correct the result first. Once candidates can see it, the file with the correction is in this list.',
              ),
              choices: [
                ['', t('Unchanged: the result is right as it is')],
                ...files.map(
                  ({ fileId, fileName }) => [fileId, t('Changed by {file}', { file: fileName })] as const,
                ),
              ],
            },
            {
              name: 'answer',
              type: 'text area',
              label: t('Sentence to the candidate'),
              required: true,
              hint: whoReads(contact),
              rows: 2,
              maxLength: 500,
            },
          ]}
        />
      </Card>
    </KeepsFocusNear>
  )
}

function whoReads(contact: string): string {
  if (contact.includes('@')) return t('Shown on the result, and mailed to {contact}.', { contact })
  return isContactDeleted(contact)
    ? t('Shown on the result. Nothing is mailed: the contact was deleted with its account.')
    : t('Shown on the result. Nothing is mailed: tell {contact} yourself.', { contact })
}

interface CloseRequestProps {
  request: RecheckPartsFragment
  /** Whether the candidate sees a result. */
  isShown: boolean
}

/** Takes a request of somebody else, or about a result that there is no more, out of the candidate's way. */
function CloseRequest({ request: { id, contact }, isShown }: CloseRequestProps) {
  const { toast } = useToast()
  const [close, { loading }] = useCloseRecheckRequestMutation()

  async function closeIt() {
    try {
      const { data } = await close({ variables: { id }, update: forgetResults })
      const result = data?.closeRecheck
      toast(
        result?.__typename === 'RecheckConflict'
          ? { title: result.message, tone: 'destructive' }
          : { title: t('Request closed'), tone: 'success' },
      )
    } catch (error) {
      toast(failureMessage(error, t('The request could not be closed')))
    }
  }

  return (
    <KeepsFocusNear>
      <Card as="section" aria-labelledby="close" data-needs-js>
        <h2 id="close">
          {isShown ? t('Not from the candidate?') : t('The candidate sees no result in this exam')}
        </h2>
        {!isShown && (
          <p>
            {isContactDeleted(contact)
              ? t(
                  'To answer the request, publish a result of the candidate first. If there will be none, close it.',
                )
              : t(
                  'To answer the request, publish a result of the candidate first. If there will be none, tell {contact} yourself and close it.',
                  { contact },
                )}
          </p>
        )}
        <p>
          {t(
            'A closed request is no longer on the result, and nobody is mailed. The candidate can ask again.',
          )}
        </p>
        <FormActions>
          <Button variant="secondary" busy={loading} busyLabel={t('Closing…')} onClick={closeIt}>
            {t('Close the request')}
          </Button>
        </FormActions>
      </Card>
    </KeepsFocusNear>
  )
}

import Printer from 'lucide-react/icons/printer'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
  useSubmit,
} from 'react-router-dom'
import styled from 'styled-components'
import { errorMessage } from '#client/data/error-message.ts'
import { apolloOf } from '#client/data/loader-context.ts'
import { serverToday } from '#client/data/server-clock.ts'
import {
  loadResults,
  lookUpByForm,
  type ResultsState,
  resultsAnswer,
  seedResults,
} from '#client/features/results/load-results.ts'
import { readLookUpForm } from '#client/features/results/look-up-params.ts'
import { MarkSheet } from '#client/features/results/mark-sheet.tsx'
import { DownloadSlip } from '#client/features/results/mark-sheet-actions.tsx'
import {
  markWords,
  percentageWords,
  verdictTone,
  verdictWords,
} from '#client/features/results/outcome-names.ts'
import Recheck from '#client/features/results/recheck.tsx'
import {
  type RecheckAttempt,
  readRecheckForm,
  requestRecheck,
} from '#client/features/results/request-recheck.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { percentileOf } from '#client/features/results/standing-rules.tsx'
import { Trend } from '#client/features/results/trend.tsx'
import { WithdrawnResult } from '#client/features/results/withdrawn-result.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { ExamChoiceFragment, MarkSheetFragment } from '#client/gql/graphql.ts'
import { useOwnResultsQuery } from '#client/gql/hooks/use-own-results-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { linkCandidatePath, ownResultPath, paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Section } from '#client/ui/page.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'

const OwnResultsQuery = graphql(`
  query OwnResults {
    myResults { ...MarkSheet }
    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }
    site { name phones }
  }
`)

/** Asks at every visit: a correction shows at once. @returns why they could not be loaded; null when they are. */
async function loadOwnResults(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const client = await apolloOf(context)
  try {
    await client.query({ query: OwnResultsQuery, fetchPolicy: 'network-only' })
    return null
  } catch (error) {
    // The look-up below may still work.
    return errorMessage(error)
  }
}

export const seedCache = seedResults

export async function loader(args: LoaderFunctionArgs) {
  const isSheet = new URL(args.request.url).searchParams.has('sheet')
  const [state, ownProblem, today] = await Promise.all([
    loadResults(args),
    loadOwnResults(args.context),
    isSheet ? serverToday() : undefined,
  ])
  return resultsAnswer({ ...state, today: today ?? state.today, ownProblem })
}

export async function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  return resultsAnswer(searchParams.has('sheet') ? await askAboutOwn(args) : await lookUpByForm(args))
}

/** Asks for a re-check of one of the own results, which the account sees without a secret. */
async function askAboutOwn(args: ActionFunctionArgs): Promise<ResultsState> {
  const form = await args.request.formData()
  const recheckForm = readRecheckForm(form) ?? { contact: '', words: '' }
  const { examId, candidateId } = readLookUpForm(form)
  const about = { examId, candidateId, secret: '' }
  const recheck = await requestRecheck(await apolloOf(args.context), about, recheckForm)
  return { ...(await loadResults(args)), recheck }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? loaded
  const own = useOwnResultsQuery({ fetchPolicy: 'cache-only' }).data
  const [params] = useSearchParams()
  const sheet = { examId: params.get('sheet'), candidateId: params.get('of') }
  const shown = own?.myResults.find(
    ({ exam, candidateId }) => exam.id === sheet.examId && candidateId === sheet.candidateId,
  )
  return (
    <StudentPage
      title={t('Exam Results')}
      intro={t('Your own results, and any other by its exam and Candidate ID.')}
    >
      {own && sheet.examId !== null && (
        <OwnSheet
          result={shown}
          site={own.site}
          rules={state.lists?.exams.find(({ id }) => id === sheet.examId)?.recheck}
          today={loaded.today}
          attempt={state.recheck}
        />
      )}
      <div data-no-print={shown && ''}>
        <Section title={t('Your results')}>
          <OwnResults
            results={loaded.ownProblem === null ? own?.myResults : undefined}
            links={own?.viewer.user?.candidateLinks ?? []}
            problem={loaded.ownProblem}
          />
        </Section>
      </div>
      <ResultsView state={state} page={paths.studentResults} />
    </StudentPage>
  )
}

interface OwnResultsProps {
  /** Missing when they could not be loaded. */
  results: readonly MarkSheetFragment[] | undefined
  links: readonly { candidateId: string }[]
  problem: string | null
}

/** The results of a student's own candidate IDs, newest exam first. */
function OwnResults({ results, links, problem }: OwnResultsProps) {
  if (results === undefined)
    return (
      <Callout tone="danger" title={t('Your results could not be loaded')}>
        {problem} {t('You can look them up below.')}
      </Callout>
    )
  if (links.length === 0)
    return (
      <EmptyState
        seed="own-results"
        title={t('No Candidate ID is linked to your account')}
        headingLevel={3}
        compact
        actions={<ButtonLink to={linkCandidatePath}>{t('Link your Candidate ID')}</ButtonLink>}
      >
        {t('Link it once with your PIN or date of birth, and your results of all exams are here.')}
      </EmptyState>
    )
  const ids = links.map(({ candidateId }) => candidateId).join(', ')
  if (results.length === 0)
    return (
      <EmptyState seed="own-results" title={t('No results yet')} headingLevel={3} compact>
        {t(
          'There are no published results of Candidate ID {ids}. They appear here as soon as they are out.',
          { ids },
        )}
      </EmptyState>
    )
  return (
    <div>
      <Trend results={results} />
      <Table
        caption={t('Your results, newest exam first')}
        captionHidden
        columns={[exam, ...(links.length > 1 ? [candidate] : []), ...figuresOf(results)]}
        rows={results}
        rowKey={(result) => `${result.exam.id} ${result.candidateId}`}
      />
    </div>
  )
}

const exam: TableColumn<MarkSheetFragment> = {
  key: 'exam',
  header: t('Exam'),
  rowHeader: true,
  cell: ({ exam: { id, title, date }, candidateId }) => (
    <Exam>
      <Link to={ownResultPath(id, candidateId)}>
        <Lang>{title}</Lang>
      </Link>
      {date && <ShownDate at={date} />}
    </Exam>
  ),
}

const candidate: TableColumn<MarkSheetFragment> = {
  key: 'candidate',
  header: t('Candidate ID'),
  cell: ({ candidateId }) => candidateId,
}

const figures: TableColumn<MarkSheetFragment>[] = [
  { key: 'mark', header: t('Mark'), align: 'end', cell: markWords },
  {
    key: 'percentage',
    header: t('Percentage'),
    align: 'end',
    cell: percentageWords,
  },
  { key: 'rank', header: t('Rank'), align: 'end', cell: ({ examRank }) => examRank ?? '–' },
  {
    key: 'verdict',
    header: t('Result'),
    cell: (result) => (
      <Badge tone={result.withdrawal ? 'danger' : verdictTone(result)} icon>
        {result.withdrawal ? t('Withdrawn') : verdictWords(result)}
      </Badge>
    ),
  },
]

const percentile: TableColumn<MarkSheetFragment> = {
  key: 'percentile',
  header: t('Percentile'),
  align: 'end',
  cell: ({ standing }) => percentileOf(standing) ?? '–',
}

/** Exams of few candidates have no percentile; without any there is no column for it. */
function figuresOf(results: readonly MarkSheetFragment[]): TableColumn<MarkSheetFragment>[] {
  if (results.every(({ standing }) => percentileOf(standing) === undefined)) return figures
  return figures.flatMap((one) => (one.key === 'rank' ? [one, percentile] : [one]))
}

const Exam = styled.span`
  display: grid;

  & > time {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-weight: 400;
  }
`

interface OwnSheetProps {
  /** Missing when the account has no such result, or none any more. */
  result: MarkSheetFragment | undefined
  site: { name: string; phones: readonly string[] }
  /** Permissions set by the exam's staff. */
  rules: ExamChoiceFragment['recheck'] | undefined
  /** In Nepal, yyyy-MM-dd. */
  today: string | undefined
  /** The request for a re-check that was sent. */
  attempt: RecheckAttempt | undefined
}

/** One of the student's own results as a mark sheet. */
function OwnSheet({ result, site, rules, today, attempt }: OwnSheetProps) {
  const submit = useSubmit()
  const asking = useNavigation().formData?.has('contact') ?? false
  if (!result)
    return (
      <Callout tone="warning" title={t('This result is not there')}>
        {t('It may have been taken back, or its Candidate ID is not linked to your account.')}
      </Callout>
    )
  const close = (
    <ButtonLink variant="secondary" size="small" to={paths.studentResults}>
      {t('Close')}
    </ButtonLink>
  )
  if (result.withdrawal)
    return (
      <Place aria-label={t('Your result in {exam}', { exam: result.exam.title })}>
        <WithdrawnResult
          withdrawal={result.withdrawal}
          examTitle={result.exam.title}
          candidateId={result.candidateId}
          institute={site.name}
          phone={site.phones[0]}
        />
        <Cluster $gap={3}>{close}</Cluster>
      </Place>
    )
  return (
    <Place aria-label={t('Your result in {exam}', { exam: result.exam.title })}>
      <MarkSheet result={result} institute={site.name} />
      <Cluster $gap={3} data-no-print>
        {result.slipPath && <DownloadSlip path={result.slipPath} />}
        <span data-needs-js>
          <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </span>
        {close}
      </Cluster>
      <Recheck
        result={result}
        rules={rules}
        today={today}
        attempt={attempt}
        // The account proves who asks.
        secondSecret="NONE"
        phone={site.phones[0]}
        action={ownResultPath(result.exam.id, result.candidateId)}
        asking={asking}
        onAsk={(values, action) => submit(values, { method: 'post', action, preventScrollReset: true })}
      />
    </Place>
  )
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 46rem;
`

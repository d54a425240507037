import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom'
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
import { readRecheckForm, requestRecheck } from '#client/features/results/request-recheck.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { useOwnResultsQuery } from '#client/gql/hooks/use-own-results-query.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Section } from '#client/ui/page.tsx'
import { OwnResults } from './own-results.tsx'
import { loadOwnResults } from './own-results-query.ts'
import { OwnSheet } from './own-sheet.tsx'

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
  const wanted = readRecheckForm(form) ?? { contact: '', words: '' }
  const { examId, candidateId } = readLookUpForm(form)
  const about = { examId, candidateId, secret: '' }
  const recheck = await requestRecheck(await apolloOf(args.context), about, wanted)
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

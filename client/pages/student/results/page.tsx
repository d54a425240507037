import { useQuery } from '@apollo/client/react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom'
import { loadResults, lookUpByForm, resultsAnswer } from '#client/features/results/load-results.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { paths } from '#client/paths.ts'
import { Section } from '#client/ui/page.tsx'
import { OwnResults } from './own-results.tsx'
import { loadOwnResults, OwnResultsQuery } from './own-results-query.ts'
import { OwnSheet } from './own-sheet.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const [state, ownProblem] = await Promise.all([loadResults(args), loadOwnResults(args.context)])
  return resultsAnswer({ ...state, ownProblem })
}

export async function action(args: ActionFunctionArgs) {
  return resultsAnswer(await lookUpByForm(args))
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? loaded
  const own = useQuery(OwnResultsQuery, { fetchPolicy: 'cache-only' }).data
  const [params] = useSearchParams()
  const sheet = { examId: params.get('sheet'), candidateId: params.get('of') }
  const shown = own?.myResults.find(
    ({ exam, candidateId }) => exam.id === sheet.examId && candidateId === sheet.candidateId,
  )
  return (
    <StudentPage title="Exam Results" intro="Your own results, and any other by its exam and Candidate ID.">
      {own && sheet.examId !== null && <OwnSheet result={shown} site={own.site} />}
      <div data-no-print={shown && ''}>
        <Section title="Your results">
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

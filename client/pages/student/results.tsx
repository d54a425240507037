import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { loadResults, lookUpBySecret, resultsAnswer } from '#client/features/results/load-results.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { paths } from '#client/paths.ts'

export async function loader(args: LoaderFunctionArgs) {
  return resultsAnswer(await loadResults(args))
}

export async function action(args: ActionFunctionArgs) {
  return resultsAnswer(await lookUpBySecret(args))
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? loaded
  return (
    <StudentPage
      title="Exam Results"
      intro="Select your exam, enter your Candidate ID, and your result appears."
    >
      <ResultsView state={state} page={paths.studentResults} />
    </StudentPage>
  )
}

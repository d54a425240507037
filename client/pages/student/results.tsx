import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadResults, resultsAnswer } from '#client/features/results/load-results.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { paths } from '#client/paths.ts'

export async function loader(args: LoaderFunctionArgs) {
  return resultsAnswer(await loadResults(args))
}

export function Component() {
  return (
    <StudentPage
      title="Exam Results"
      intro="Select your exam, enter your Candidate ID, and your result appears."
    >
      <ResultsView state={useLoaderData<typeof loader>()} page={paths.studentResults} />
    </StudentPage>
  )
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadResults, resultsAnswer } from '#client/features/results/load-results.ts'
import { ResultsDesk } from '#client/features/results/results-desk.tsx'
import { paths } from '#client/paths.ts'
import { StudentPage } from '#client/shell/student-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return resultsAnswer(await loadResults(args))
}

export function Component() {
  return (
    <StudentPage
      title="Exam Results"
      intro="Select your exam, enter your Candidate ID, and your result appears."
    >
      <ResultsDesk state={useLoaderData<typeof loader>()} page={paths.studentResults} />
    </StudentPage>
  )
}

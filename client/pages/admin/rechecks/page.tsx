import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage } from '#client/data/page-query.ts'
import { RecheckExams } from './recheck-exams.tsx'
import { RecheckList } from './recheck-list.tsx'
import { RecheckExamsQuery, RecheckListQuery } from './rechecks-query.ts'

const examOf = (params: URLSearchParams) => params.get('exam') ?? ''

export async function loader({ context, request }: LoaderFunctionArgs) {
  const examId = examOf(new URL(request.url).searchParams)
  return examId === ''
    ? loadPage(context, RecheckExamsQuery, {})
    : loadPage(context, RecheckListQuery, { examId })
}

/** The requests of the exam that the address names, else the exams with requests. */
export function Component() {
  const [params] = useSearchParams()
  const examId = examOf(params)
  return examId === '' ? <RecheckExams /> : <RecheckList examId={examId} />
}

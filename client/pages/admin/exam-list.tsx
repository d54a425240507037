import Printer from 'lucide-react/icons/printer'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { markWords, percentageWords, verdictWords } from '#client/features/results/outcome-names.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ExamListQuery as Answer } from '#client/gql/graphql.ts'
import { useExamListQuery } from '#client/gql/hooks/use-exam-list-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import type { TableColumn } from '#client/ui/table.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { MOST_LISTED } from '#shared/limits.ts'

const ExamListQuery = graphql(`
  query ExamList($examId: ID!, $group: String) {
    managedExam(id: $examId) { id title date passPercentage }
    examResults(examId: $examId, group: $group) {
      candidateId
      studentName
      groups
      outcome
      examMark
      percentage
      passed
      rank
    }
  }
`)

function wanted(params: URLSearchParams) {
  return { examId: params.get('exam') ?? '', group: params.get('group') }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ExamListQuery, wanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const { examId, group } = wanted(params)
  const { data, failure } = usePageQuery(useExamListQuery, { examId, group })
  const exam = data?.managedExam
  const results = data?.examResults
  return (
    <AdminPage
      title={[exam?.title ?? t('Exam'), group].filter(Boolean).join(', ')}
      under={[
        { label: t('Exams'), to: paths.adminExams },
        ...(exam ? [{ label: exam.title, to: examPath(paths.adminExam, exam.id) }] : []),
      ]}
      intro={
        exam &&
        [
          exam.date && sayDate(exam.date),
          t('pass mark {percentage}%', { percentage: plainDecimal(exam.passPercentage) }),
          t('rank by percentage, equal percentages share a rank'),
        ]
          .filter(Boolean)
          .join(', ')
      }
      actions={
        <span data-needs-js data-no-print>
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </span>
      }
    >
      {results?.length === MOST_LISTED && (
        <Callout tone="warning" title={t('Only the best 2,000 are listed')}>
          {t('Download the whole list as CSV or XLSX, or print it group by group.')}
        </Callout>
      )}
      <AdminList
        caption={t('Results, best first')}
        columns={columns}
        rows={results?.map((one) => ({ ...one, id: one.candidateId }))}
        loading={t('Loading the list')}
        failed={t('The list could not be read')}
        failure={failure}
        empty={
          <EmptyState seed="no-exams" title={t('There are no results to list')}>
            {t('No candidate of this group has a released result in this exam.')}
          </EmptyState>
        }
      />
    </AdminPage>
  )
}

const columns: TableColumn<Answer['examResults'][number]>[] = [
  { key: 'rank', header: t('Rank'), align: 'end', cell: ({ rank }) => rank ?? '–' },
  { key: 'id', header: t('Candidate ID'), rowHeader: true, cell: ({ candidateId }) => candidateId },
  {
    key: 'name',
    header: t('Name'),
    cell: ({ studentName }) => (studentName ? <Lang>{studentName}</Lang> : '–'),
  },
  { key: 'group', header: t('Group'), cell: ({ groups }) => (groups ? <Lang>{groups}</Lang> : '–') },
  { key: 'mark', header: t('Mark'), align: 'end', cell: markWords },
  {
    key: 'percentage',
    header: t('Percentage'),
    align: 'end',
    cell: percentageWords,
  },
  { key: 'result', header: t('Result'), cell: verdictWords },
]

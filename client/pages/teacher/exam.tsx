import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { Distribution } from '#client/features/exam-distribution/distribution.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useExamDistributionQuery } from '#client/gql/hooks/use-exam-distribution-query.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Page } from '#client/ui/page.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'

const DistributionQuery = graphql(`
  query ExamDistribution($examId: ID!) {
    examDistribution(examId: $examId) {
      examId
      title
      date
      passPercentage
      all { ...DistributionGroup }
      groups { ...DistributionGroup }
    }
  }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const examId = new URL(request.url).searchParams.get('exam') ?? ''
  return loadPage(context, DistributionQuery, { examId })
}

export function Component() {
  const [params] = useSearchParams()
  const { data, failure } = usePageQuery(useExamDistributionQuery, {
    examId: params.get('exam') ?? '',
  })
  const exam = data?.examDistribution
  const title = exam?.title ?? t('Exam')
  return (
    <Page
      title={title}
      width="wide"
      dense
      intro={exam?.date ? <ShownDate at={exam.date} /> : undefined}
      above={<Breadcrumbs crumbs={[{ label: t('Teacher'), to: paths.teacher }, { label: title }]} />}
    >
      <PageHead title={title} noIndex />
      {failure ? (
        <Failure title={t('The exam could not be read')} {...failure} />
      ) : !data ? (
        <TableSkeleton
          label={t('Loading the exam')}
          headers={[t('Group'), t('Candidates'), t('Passed'), t('Average')]}
        />
      ) : exam ? (
        <Distribution distribution={exam} />
      ) : (
        <EmptyState seed="no-exams" title={t('This exam has no results')}>
          {t('They may not be released yet.')}
        </EmptyState>
      )}
    </Page>
  )
}

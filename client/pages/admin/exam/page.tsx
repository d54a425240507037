import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { Distribution } from '#client/features/exam-distribution/distribution.tsx'
import { useManagedExamQuery } from '#client/gql/hooks/use-managed-exam-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Section } from '#client/ui/page.tsx'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { ExamForm } from './exam-form.tsx'
import { ExamLists } from './exam-lists.tsx'
import { ManagedExamQuery } from './exam-query.ts'
import { FindResult } from './find-result.tsx'
import { RecheckForm } from './recheck-form.tsx'
import { ExamRelease } from './release.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const examId = new URL(request.url).searchParams.get('exam') ?? ''
  return loadPage(context, ManagedExamQuery, { examId })
}

export function Component() {
  const [params] = useSearchParams()
  const examId = params.get('exam') ?? ''
  const { data, now, failure, retry } = usePageQuery(useManagedExamQuery, { examId })
  const exam = data?.managedExam
  return (
    <AdminPage
      title={exam?.title ?? t('Exam')}
      under={[{ label: t('Exams'), to: paths.adminExams }]}
      actions={
        exam && (
          <ButtonLink
            variant="secondary"
            to={`${paths.adminResults}?${new URLSearchParams({ search: exam.id })}`}
          >
            {t('Result files')}
          </ButtonLink>
        )
      }
    >
      {failure ? (
        <Failure title={t('The exam could not be read')} {...failure} />
      ) : !data ? (
        <TableSkeleton label={t('Loading the exam')} headers={[t('Group'), t('Candidates'), t('Lists')]} />
      ) : !exam ? (
        <EmptyState seed="no-exams" title={t('This exam has no results')}>
          {t('Its files may have been deleted since, or the address is wrong.')}
        </EmptyState>
      ) : (
        <>
          <ExamRelease exam={exam} now={now} onReload={retry} />
          <Section title={t('Exam')}>
            <ExamForm key={exam.id} exam={exam} />
          </Section>
          <Section title={t('Re-checks')}>
            <RecheckForm key={exam.id} exam={exam} />
          </Section>
          {exam.state !== 'RELEASED' ? (
            <Callout
              tone="info"
              title={
                exam.state === 'WITHDRAWN'
                  ? t('Its results are withdrawn')
                  : t('Its results wait for their release')
              }
            >
              {t('Lists and distribution are here once candidates can see the results.')}
            </Callout>
          ) : (
            <>
              <Section title={t('Lists')}>
                <ExamLists exam={exam} all={data.examDistribution?.all} />
              </Section>
              <Section title={t('Correct one result')}>
                <FindResult examId={exam.id} />
              </Section>
              {data.examDistribution && (
                <Section title={t('Distribution')}>
                  <Distribution distribution={data.examDistribution} />
                </Section>
              )}
            </>
          )}
        </>
      )}
    </AdminPage>
  )
}

import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { Distribution } from '#client/features/exam-distribution/distribution.tsx'
import { useManagedExamQuery } from '#client/gql/hooks/use-managed-exam-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Section } from '#client/ui/page.tsx'
import { PageIndex } from '#client/ui/page-index.tsx'
import { Stack } from '#client/ui/stack.ts'
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
  const isReleased = exam?.state === 'RELEASED'
  const distribution = isReleased ? data?.examDistribution : undefined
  return (
    <AdminPage title={exam?.title ?? t('Exam')} under={[{ label: t('Exams'), to: paths.adminExams }]}>
      {failure ? (
        <Failure title={t('The exam could not be read')} {...failure} />
      ) : !data ? (
        <TableSkeleton label={t('Loading the exam')} headers={[t('Group'), t('Candidates'), t('Lists')]} />
      ) : !exam ? (
        <EmptyState seed="no-exams" title={t('This exam has no results')}>
          {t('Its files may have been deleted since, or the address is wrong.')}
        </EmptyState>
      ) : (
        <Columns>
          <PageIndex
            onPhones
            links={[
              { to: '#release', label: t('Release') },
              { to: '#exam', label: t('Exam') },
              { to: '#rechecks', label: t('Re-checks') },
              { to: '#lists', label: t('Lists') },
              ...(isReleased ? [{ to: '#correct', label: t('Correct one result') }] : []),
              ...(distribution ? [{ to: '#distribution', label: t('Distribution') }] : []),
              {
                to: `${paths.adminResults}?${new URLSearchParams({ search: exam.id })}`,
                label: t('Result files'),
              },
            ]}
          />
          <Stack $gap={6}>
            <ExamRelease exam={exam} now={now} onReload={retry} />
            <Section id="exam" title={t('Exam')}>
              <ExamForm key={exam.id} exam={exam} />
            </Section>
            <Section id="rechecks" title={t('Re-checks')}>
              <RecheckForm key={exam.id} exam={exam} />
            </Section>
            <Section id="lists" title={t('Lists')}>
              {isReleased ? (
                <ExamLists exam={exam} all={distribution?.all} />
              ) : (
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
              )}
            </Section>
            {isReleased && (
              <Section id="correct" title={t('Correct one result')}>
                <FindResult examId={exam.id} />
              </Section>
            )}
            {distribution && (
              <Section id="distribution" title={t('Distribution')}>
                <Distribution distribution={distribution} />
              </Section>
            )}
          </Stack>
        </Columns>
      )}
    </AdminPage>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${from('large')} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`

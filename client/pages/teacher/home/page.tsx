import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { loadNoticeBoard } from '#client/features/notices/notice-queries.ts'
import { graphql } from '#client/gql/gql.ts'
import { teacherLists } from '#client/layouts/admin-navigation.ts'
import { Guarded } from '#client/layouts/guarded.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Page, Section } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { DutyTable } from './duty-table.tsx'

const TeacherQuery = graphql(`
  query Teacher {
    examDuties { ...DutyRow }
    exams { id title date }
    viewer { editableContent }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  const [teacher, notices] = await Promise.all([loadData(context, TeacherQuery), loadNoticeBoard(context)])
  return { ...teacher, notices }
}

export function Component() {
  return (
    <Guarded only="TEACHER">
      <TeacherPage />
    </Guarded>
  )
}

function TeacherPage() {
  const { viewer, exams, examDuties, notices } = useLoaderData<typeof loader>()
  return (
    <Page title={t('Teacher')} intro={t('What teachers look up most.')} pattern="teacher">
      <PageHead title={t('Teacher')} noIndex />
      <Beside>
        <NoticeBoard notices={notices} />
        <Stack $gap={6}>
          <Card as="section">
            <h2>{t('Exam Results')}</h2>
            <p>{t('The results of every published exam, by candidate, and its top ten.')}</p>
            <div>
              <ButtonLink to={paths.results}>{t('Exam Results')}</ButtonLink>
            </div>
          </Card>
          <Card as="section">
            <h2>{t('Recorded Classes')}</h2>
            <p>{t('What students see of the live classes, with search.')}</p>
            <div>
              <ButtonLink variant="secondary" to={paths.videos}>
                {t('Videos')}
              </ButtonLink>
            </div>
          </Card>
          {viewer.editableContent.length > 0 && (
            <Card as="section">
              <h2>{t('Students’ area')}</h2>
              <p>{t('What you may edit for students. Others see who changed what.')}</p>
              <PlainList>
                {teacherLists.map(({ label, to }) => (
                  <li key={to}>
                    <ExamLink to={to}>{label}</ExamLink>
                  </li>
                ))}
              </PlainList>
            </Card>
          )}
        </Stack>
      </Beside>
      {exams.length > 0 && (
        <Section title={t('How exams went')}>
          <p>{t('How many candidates reached which percentage, in the whole exam and in each group.')}</p>
          <PlainList>
            {exams.map(({ id, title, date }) => (
              <li key={id}>
                <ExamLink to={examPath(paths.teacherExam, id)}>
                  <Lang>{title}</Lang>
                </ExamLink>
                {date && (
                  <>
                    {' '}
                    <ShownDate at={date} />
                  </>
                )}
              </li>
            ))}
          </PlainList>
        </Section>
      )}
      <Section title={t('Exam Schedule')}>
        <p>{t("The exams of the next six weeks, in Nepal's time.")}</p>
        {examDuties.length > 0 ? (
          <DutyTable duties={examDuties} />
        ) : (
          <EmptyState seed="exam-duties" title={t('No exams are scheduled')} headingLevel={3} compact />
        )}
      </Section>
    </Page>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const ExamLink = styled(TextLink)`
  display: inline-block;
  padding-block: ${space[2]};
`

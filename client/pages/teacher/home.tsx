import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { loadNoticeBoard } from '#client/features/notices/notice-queries.ts'
import { graphql } from '#client/gql/gql.ts'
import type { DutyRowFragment, TeacherQuery as TeacherAnswer } from '#client/gql/graphql.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Section } from '#client/ui/page.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { showTime } from '#shared/calendar/show-dates.ts'

const TeacherQuery = graphql(`
  query Teacher {
    examDuties { ...DutyRow }
    exams { id title date }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  const [teacher, notices] = await Promise.all([loadData(context, TeacherQuery), loadNoticeBoard(context)])
  return { ...teacher, notices }
}

const columns: readonly TableColumn<TeacherAnswer['exams'][number]>[] = [
  {
    key: 'title',
    header: t('Exam'),
    rowHeader: true,
    cell: ({ id, title }) => (
      <ExamLink to={examPath(paths.teacherExam, id)}>
        <Lang>{title}</Lang>
      </ExamLink>
    ),
  },
  { key: 'day', header: t('Day'), cell: ({ date }) => date && <ShownDate at={date} stacked /> },
]

export function Component() {
  const { exams, examDuties, notices } = useLoaderData<typeof loader>()
  return (
    <StudentPage title={t('Teacher')} intro={t('What teachers look up most.')}>
      <Beside>
        <NoticeBoard notices={notices} />
        {exams.length > 0 && (
          <Section title={t('How exams went')}>
            <p>{t('How many candidates reached which percentage, in the whole exam and in each group.')}</p>
            <Table
              caption={t('How exams went')}
              captionHidden
              columns={columns}
              rows={exams}
              rowKey={({ id }) => id}
              narrow
            />
          </Section>
        )}
      </Beside>
      <Section title={t('Exam Schedule')}>
        <p>{t("The exams of the next six weeks, in Nepal's time.")}</p>
        {examDuties.length > 0 ? (
          <DutyTable duties={examDuties} />
        ) : (
          <EmptyState seed="exam-duties" title={t('No exams are scheduled')} headingLevel={3} compact />
        )}
      </Section>
    </StudentPage>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('wide')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const ExamLink = styled(TextLink)`
  display: inline-block;
  padding-block: ${space[2]};
`

graphql(`
  fragment DutyRow on ExamDuty {
    reportAt
    invigilators
    exam { id title startsAt endsAt place questionCount }
  }
`)

const dutyColumns: readonly TableColumn<DutyRowFragment>[] = [
  { key: 'title', header: t('Exam'), rowHeader: true, cell: ({ exam }) => exam.title },
  {
    key: 'day',
    header: t('Day'),
    cell: ({ exam }) => <ShownDate at={exam.startsAt} stacked />,
  },
  {
    key: 'time',
    header: t('Time'),
    cell: ({ exam }) => t('{start} to {end}', { start: showTime(exam.startsAt), end: showTime(exam.endsAt) }),
  },
  { key: 'report', header: t('Be there at'), cell: ({ reportAt }) => showTime(reportAt) },
  { key: 'place', header: t('Place'), cell: ({ exam }) => exam.place },
  { key: 'invigilators', header: t('Invigilators'), align: 'end', cell: ({ invigilators }) => invigilators },
]

/** The exams to come as teachers prepare them. */
function DutyTable({ duties }: { duties: readonly DutyRowFragment[] }) {
  return (
    <Table
      caption={t('Exams of the next six weeks')}
      captionHidden
      columns={dutyColumns}
      rows={duties}
      rowKey={({ exam }) => exam.id}
      wide
    />
  )
}

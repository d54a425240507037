import { graphql } from '#client/gql/gql.ts'
import type { DutyRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { showTime } from '#shared/calendar/show-dates.ts'

export const DUTY_ROW_FRAGMENT = graphql(`
  fragment DutyRow on ExamDuty {
    reportAt
    invigilators
    exam { id title startsAt endsAt place questionCount }
  }
`)

const columns: readonly TableColumn<DutyRowFragment>[] = [
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
export function DutyTable({ duties }: { duties: readonly DutyRowFragment[] }) {
  return (
    <Table
      caption={t('Exams of the next six weeks')}
      captionHidden
      columns={columns}
      rows={duties}
      rowKey={({ exam }) => exam.id}
      wide
    />
  )
}

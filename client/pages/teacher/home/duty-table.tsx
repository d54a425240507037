import { graphql } from '#client/gql/gql.ts'
import type { DutyRowFragment } from '#client/gql/graphql.ts'
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
  { key: 'title', header: 'Exam', rowHeader: true, cell: ({ exam }) => exam.title },
  {
    key: 'day',
    header: 'Day',
    cell: ({ exam }) => <ShownDate at={exam.startsAt} stacked />,
  },
  {
    key: 'time',
    header: 'Time',
    cell: ({ exam }) => `${showTime(exam.startsAt)} to ${showTime(exam.endsAt)}`,
  },
  { key: 'report', header: 'Be there at', cell: ({ reportAt }) => showTime(reportAt) },
  { key: 'place', header: 'Place', cell: ({ exam }) => exam.place },
  { key: 'invigilators', header: 'Invigilators', align: 'end', cell: ({ invigilators }) => invigilators },
]

/** The exams to come as teachers prepare them. */
export function DutyTable({ duties }: { duties: readonly DutyRowFragment[] }) {
  return (
    <Table
      caption="Exams of the next six weeks"
      captionHidden
      columns={columns}
      rows={duties}
      rowKey={({ exam }) => exam.id}
      wide
    />
  )
}

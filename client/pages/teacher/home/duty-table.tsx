import { graphql } from '#client/gql/gql.ts'
import type { DutyRowFragment } from '#client/gql/graphql.ts'
import { showInstant } from '#client/ui/nepal-time.ts'
import { Table, type TableColumn } from '#client/ui/table.tsx'

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
    cell: ({ exam }) => <time dateTime={exam.startsAt}>{showInstant(exam.startsAt).day}</time>,
  },
  {
    key: 'time',
    header: 'Time',
    cell: ({ exam }) => `${showInstant(exam.startsAt).time} to ${showInstant(exam.endsAt).time}`,
  },
  { key: 'report', header: 'Be there at', cell: ({ reportAt }) => showInstant(reportAt).time },
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

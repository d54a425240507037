import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { openStudentsTable, type StudentRow } from './read-students-csv.ts'

/** The rows of a student list. */
export const studentsRows: RowFormat<StudentRow> = {
  rowTable: 'students',
  columns: [
    { name: 'student_name', type: 'text', value: (row) => row.studentName },
    { name: 'groups', type: 'text', value: (row) => row.groups },
  ],
  open: openStudentsTable,
}

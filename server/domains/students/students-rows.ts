import type { RowFormat } from '#server/domains/imports/import-definition.ts'
import { openStudentsTable, type StudentRow, studentColumns } from './read-students-csv.ts'

/** The rows of a student list. */
export const studentsRows: RowFormat<StudentRow> = {
  rowTable: 'students',
  columns: [
    { name: 'student_name', type: 'text', value: (row) => row.studentName },
    { name: 'groups', type: 'text', value: (row) => row.groups },
    { name: 'pin_hash', type: 'text', value: (row) => row.pinHash ?? null },
    { name: 'birth_date_hash', type: 'text', value: (row) => row.birthDateHash ?? null },
  ],
  fields: studentColumns,
  open: (header) => openStudentsTable(header),
}

/** The same, taking PINs and dates of birth. */
export function studentsRowsOf(secretKey: string | undefined): RowFormat<StudentRow> {
  return { ...studentsRows, secretKey, open: (header) => openStudentsTable(header, secretKey) }
}

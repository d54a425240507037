import type { CsvTable } from '#server/domains/imports/csv-table.ts'
import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import { arrayLiteral } from '#server/lib/array-literal.ts'
import { previewStudents } from './preview-students.ts'
import { openStudentsTable, type StudentRow } from './read-students-csv.ts'

/** Student lists, as the import engine sees them. */
export const studentsLayer: LayerKind<StudentRow, CsvTable<StudentRow>> = {
  folder: 'student-uploads',
  recordTable: 'student_uploads',
  rowTable: 'students',
  open: openStudentsTable,
  insert: insertStudents,
  async record(tx, { id, layer, fileName, filePath, rowCount, table, uploadedById }) {
    const { preview, basedOn } = await previewStudents(tx, { layer, rowCount, notes: table.notes })
    await tx.studentUpload.create({
      data: {
        ...{ id, layer, filePath, uploadedById, preview, basedOn },
        fileName: fileName.replace(/\.csv$/i, ''),
        totalStudents: rowCount,
      },
    })
    await tx.activity.create({
      data: { actorId: uploadedById, action: 'students.staged', subject: fileName, subjectId: id },
    })
  },
}

function insertStudents(tx: Transaction, layer: number, rows: readonly StudentRow[]): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO students (layer, candidate_id, student_name, groups, row_number)
    SELECT ${layer}::int, * FROM unnest(
      ${arrayLiteral(rows.map((row) => row.candidateId))}::text[],
      ${arrayLiteral(rows.map((row) => row.studentName))}::text[],
      ${arrayLiteral(rows.map((row) => row.groups))}::text[],
      ${arrayLiteral(rows.map((row) => row.number))}::int[]
    )
    ON CONFLICT DO NOTHING`
}

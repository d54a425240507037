import type { CsvTable } from '#server/domains/imports/csv-table.ts'
import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import { arrayLiteral } from '#server/lib/array-literal.ts'
import { openStudentsTable, type StudentRow } from './read-students-csv.ts'

/** Student lists, as the import engine sees them. */
export const studentsLayer: LayerKind<StudentRow, CsvTable<StudentRow>> = {
  folder: 'student-uploads',
  recordTable: 'student_uploads',
  rowTable: 'students',
  open: openStudentsTable,
  insert: insertStudents,
  async record(tx, { id, layer, fileName, filePath, rowCount, table, uploadedById }) {
    const basedOn = await publishedStudentLayers(tx)
    await tx.studentUpload.create({
      data: {
        ...{ id, layer, filePath, uploadedById, basedOn },
        fileName: fileName.replace(/\.csv$/i, ''),
        totalStudents: rowCount,
        preview: { notes: [...table.notes] },
      },
    })
    await tx.activity.create({
      data: { actorId: uploadedById, action: 'students.staged', subject: fileName, subjectId: id },
    })
  },
}

/** The published lists' layers, newest first, also those that are switched off. */
export async function publishedStudentLayers(tx: Transaction): Promise<number[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true },
  })
  return uploads.map(({ layer }) => layer)
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

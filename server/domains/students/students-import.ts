import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import { previewStudents } from './preview-students.ts'
import type { StudentRow } from './read-students-csv.ts'
import { studentsRows, studentsRowsOf } from './students-rows.ts'

/** The import definition of student lists, of which it takes no secrets. */
export const studentsImport: ImportDefinition<StudentRow> = {
  ...studentsRows,
  folder: 'student-uploads',
  recordTable: 'student_uploads',
  async record(tx, { id, layer, fileName, filePath, rowCount, facts, uploadedById }) {
    const { preview, basedOn } = await previewStudents(tx, { layer, rowCount, read: facts })
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

/** The same, taking PINs and dates of birth. */
export function studentsImportOf(secretKey: string): ImportDefinition<StudentRow> {
  return { ...studentsImport, ...studentsRowsOf(secretKey) }
}

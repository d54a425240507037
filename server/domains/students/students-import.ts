import { z } from 'zod'
import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import type { ImportFlow } from '#server/domains/imports/import-flow.ts'
import { confirmedFindings } from '#server/domains/imports/staged-preview.ts'
import type { StudentUpload } from '#server/generated/prisma/client.ts'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { activeStudentLayers, lockStudents } from './active-lists.ts'
import { previewStudents, type StagedPreview, stagedPreview } from './preview-students.ts'
import { type StudentRow, studentsRowsOf } from './read-students-csv.ts'

const MAX_FILE_NAME_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 1000

/** The form's fields for a staged student list. */
export const publishStudentsInput = z.object({
  fileName: visibleLineInput.pipe(
    z
      .string()
      .min(1, say`File Name is required`)
      .max(MAX_FILE_NAME_LENGTH, say`The file name is longer than ${MAX_FILE_NAME_LENGTH} characters`),
  ),
  confirmedFindings,
  description: visibleLinesInput
    .pipe(
      z
        .string()
        .max(MAX_DESCRIPTION_LENGTH, `The description is longer than ${MAX_DESCRIPTION_LENGTH} characters`),
    )
    .nullish()
    .transform((text) => text || null),
})

export type PublishStudentsInput = z.infer<typeof publishStudentsInput>

/** The import definition of student lists, without secrets if there is no key for their hashes. */
export const studentsImportOf = (secretKey?: string): ImportDefinition<StudentRow> => ({
  ...studentsRowsOf(secretKey),
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
})

export const studentsImport = studentsImportOf()

/** How student lists are published and removed: the newest active list with a candidate wins. */
export const studentsFlow: ImportFlow<StudentUpload, StagedPreview, PublishStudentsInput> = {
  topic: 'students',
  recordTable: 'student_uploads',
  rowTable: 'students',
  preview: stagedPreview,
  alreadyPublished: say`This list is published already`,
  find: (tx, id) => tx.studentUpload.findUnique({ where: { id } }),
  lock: lockStudents,
  isSame: async (_tx, list, { fileName, description }) =>
    list.fileName === fileName && list.description === description,
  async findChange(tx, { file }) {
    const isSame = (await activeStudentLayers(tx)).join() === file.basedOn.join()
    return isSame
      ? undefined
      : say`The active student lists have changed meanwhile. Please check the new preview.`
  },
  async renewPreview(tx, { id, layer, totalStudents: rowCount }, { notes, corrected, secrets }) {
    await tx.studentUpload.update({
      where: { id },
      data: await previewStudents(tx, { layer, rowCount, read: { notes, corrected, secrets } }),
    })
  },
  async publish(tx, published, { file: { id }, input: { fileName, description }, actorId }) {
    const { _max: highest } = await tx.studentUpload.aggregate({ _max: { publishOrder: true } })
    const [list] = await tx.studentUpload.updateManyAndReturn({
      // The clean-up may have taken it meanwhile: it does not wait for the lock.
      where: { id, state: 'STAGED' },
      data: { ...published, fileName, description, publishOrder: 1 + (highest.publishOrder ?? 0) },
    })
    if (!list) return null
    await tx.activity.create({
      data: { actorId, action: 'students.published', subject: fileName, subjectId: id },
    })
    return list
  },
  async markRemoved(tx, where) {
    await lockStudents(tx)
    return tx.studentUpload.updateManyAndReturn({ where, data: { state: 'REMOVED' } })
  },
  subjectOf: ({ fileName }) => fileName,
}

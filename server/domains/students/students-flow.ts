import type { ImportFlow } from '#server/domains/imports/import-flow.ts'
import type { StudentUpload } from '#server/generated/prisma/client.ts'
import { say } from '#server/locales/say.ts'
import { lockStudents } from './lock-students.ts'
import { previewStudents } from './preview-students.ts'
import type { PublishStudentsInput } from './publish-students-input.ts'
import { type StagedPreview, stagedPreview } from './staged-students-preview.ts'
import { activeStudentLayers } from './student-layers.ts'

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

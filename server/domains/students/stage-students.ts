import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { findStagedStudents, StagedStudents } from './staged-students.ts'
import { studentsLayer } from './students-layer.ts'

const StageStudentsResult = builder.unionType('StageStudentsResult', {
  types: [StagedStudents, InvalidCsv],
})

builder.mutationField('stageStudents', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StageStudentsResult,
    description:
      'Takes in a CSV file of students without showing it to anybody, and answers what publishing it would do. If any row is wrong, nothing is kept. [admin]',
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { file }, { db, files, log, gone, isCrowded, viewer }) =>
      stageUpload({ db, files, log, gone, isCrowded }, studentsLayer, await file, actorIdOf(viewer), (id) =>
        findStagedStudents(db, id),
      ),
  }),
)

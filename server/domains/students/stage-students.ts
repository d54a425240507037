import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { sheetArgument, TableLayoutInput, uploadKey } from '#server/domains/imports/upload-arguments.ts'
import { builder } from '#server/graphql/builder.ts'
import { findStagedStudents, StagedStudents } from './staged-students.ts'
import { studentsImportOf } from './students-import.ts'

const StageStudentsResult = builder.unionType('StageStudentsResult', {
  types: [StagedStudents, InvalidCsv],
})

builder.mutationField('stageStudents', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StageStudentsResult,
    description:
      'Stages a CSV file or a spreadsheet (.xlsx, .ods) of students and returns a preview of the effects of publishing it. Stages nothing if any row is invalid. [admin]',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      key: t.arg(uploadKey),
      sheet: t.arg(sheetArgument),
      layout: t.arg({ type: TableLayoutInput }),
    },
    resolve: async (_root, { file, key, sheet, layout }, context) =>
      stageUpload(
        context,
        studentsImportOf(await secretHashKey(context.db)),
        { file: await file, key, sheet, layout, uploadedById: actorIdOf(context.viewer) },
        (id) => findStagedStudents(context.db, id),
      ),
  }),
)

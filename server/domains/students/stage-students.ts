import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  addImportFields,
  RowChangeEnum,
  StagedFile,
  type StagedFileShape,
} from '#server/domains/imports/import-flow.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import {
  sheetArgument,
  stageUpload,
  TableLayoutInput,
  uploadKey,
} from '#server/domains/imports/stage-upload.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { type SampleRow, type StagedPreview, type StudentValues, stagedPreview } from './preview-students.ts'
import { StudentUpload } from './student-upload.ts'
import { publishStudentsInput, studentsFlow, studentsImportOf } from './students-import.ts'

interface StagedStudentsShape extends StagedFileShape {
  kind: 'StagedStudents'
  preview: StagedPreview
}

const StudentValuesType = builder.objectRef<StudentValues>('StudentValues').implement({
  fields: (t) => ({
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})

const StagedStudentRow = builder.objectRef<SampleRow>('StagedStudentRow').implement({
  description: 'One row of a staged student list.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'Row number as in a spreadsheet.' }),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
    change: t.expose('change', { type: RowChangeEnum }),
    before: t.expose('before', {
      type: StudentValuesType,
      nullable: true,
      description: "The candidate's entry on the newest active list.",
    }),
  }),
})

export const StagedStudents = builder.objectRef<StagedStudentsShape>('StagedStudents').implement({
  description:
    "A staged student list with a preview of the effects of publishing it. Its file name, the suggested name of the list, is the CSV's name without .csv.",
  interfaces: [StagedFile],
  isTypeOf: isKind('StagedStudents'),
  fields: (t) => ({
    sample: t.field({
      type: [StagedStudentRow],
      description: "At most 50 rows: changed first, then new, then unchanged, each in the file's order.",
      resolve: ({ preview }) => preview.sample,
    }),
  }),
})

/** @returns null when no staged list has this id. */
async function findStagedStudents(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
): Promise<StagedStudentsShape | null> {
  if (!isUuid(id)) return null
  const upload = await prisma.studentUpload.findUnique({ where: { id, state: 'STAGED' } })
  if (!upload) return null
  return {
    kind: 'StagedStudents',
    id,
    fileName: upload.fileName,
    totalRows: upload.totalStudents,
    expiresAt: upload.expiresAt,
    preview: stagedPreview.parse(upload.preview),
  }
}

const PublishStudentsInputType = builder.inputType('PublishStudentsInput', {
  fields: (t) => ({
    fileName: t.string({ required: true, description: 'Name of the upload in the list of uploads.' }),
    confirmedFindings: t.stringList({
      description: "Codes of the preview's BLOCKING findings; publishing is refused without each of them.",
    }),
    description: t.string({ description: 'Empty is the same as none.' }),
  }),
})

addImportFields({
  flow: studentsFlow,
  findStaged: findStagedStudents,
  input: { type: PublishStudentsInputType, schema: publishStudentsInput },
  staged: {
    type: StagedStudents,
    query: 'stagedStudents',
    description:
      'A staged student list and its preview; null after it was published, discarded or expired. [admin]',
  },
  publish: {
    type: StudentUpload,
    mutation: 'publishStudents',
    result: 'PublishStudentsResult',
    description:
      'Makes a staged student list live and active: from now on it wins over the older lists. Repeating it is harmless. [admin]',
    id: { description: 'Of the staged list.' },
  },
  stale: {
    name: 'StaleStudentsPreview',
    description:
      'The active student lists have changed, so the preview is out of date. Nothing was published; look at the new preview and publish again.',
    ofPreview: 'The same staged list, measured anew.',
  },
  discard: {
    mutation: 'discardStagedStudents',
    description:
      'Discards a staged student list. False when the list is not staged, for example already published. [admin]',
  },
})

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

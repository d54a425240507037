import type { Database } from '#server/db/database.ts'
import { addImportFields } from '#server/domains/imports/import-fields.ts'
import { RowChangeEnum, StagedFile, type StagedFileShape } from '#server/domains/imports/staged-file.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { publishStudentsInput } from './publish-students-input.ts'
import {
  type SampleRow,
  type StagedPreview,
  type StudentValues,
  stagedPreview,
} from './staged-students-preview.ts'
import { StudentUpload } from './student-upload.ts'
import { studentsFlow } from './students-flow.ts'

export interface StagedStudentsShape extends StagedFileShape {
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
    before: t.field({
      type: StudentValuesType,
      nullable: true,
      description: "The candidate's entry on the newest active list.",
      resolve: (row) => row.before,
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
export async function findStagedStudents(
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

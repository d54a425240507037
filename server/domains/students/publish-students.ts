import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  type StalePreviewShape,
  stalePreviewType,
  unconfirmedInput,
  uploadGone,
} from '#server/domains/imports/publish-answers.ts'
import type { StudentUpload as StudentUploadRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
} from '#server/graphql/errors.ts'
import { type PublishOutcome, publishList } from './publish-list.ts'
import { publishStudentsInput } from './publish-students-input.ts'
import { findStagedStudents, StagedStudents, type StagedStudentsShape } from './staged-students.ts'
import { StudentUpload } from './student-upload.ts'

const StaleStudentsPreview = stalePreviewType('StaleStudentsPreview', {
  description:
    'The active student lists changed after this preview was made, so it no longer told the truth. Nothing was published; look at the new preview and publish again.',
  staged: StagedStudents,
  ofPreview: 'The same staged list, measured anew.',
})

const PublishStudentsResult = builder.unionType('PublishStudentsResult', {
  types: [StudentUpload, InvalidInput, StaleStudentsPreview],
  resolveType: (value) => ('kind' in value ? value.kind : StudentUpload),
})

const PublishStudentsInputType = builder.inputType('PublishStudentsInput', {
  fields: (t) => ({
    fileName: t.string({ required: true, description: 'Name of the upload in the list of uploads.' }),
    confirmedFindings: t.stringList({
      description: "Codes of the preview's BLOCKING findings; publishing is refused without each of them.",
    }),
    description: t.string({ description: 'Empty is the same as none.' }),
  }),
})

builder.mutationField('publishStudents', (t) =>
  t.field({
    authScopes: { admin: true },
    type: PublishStudentsResult,
    description:
      'Makes a staged student list live and active: from now on it wins over the older lists. Repeating it is harmless. [admin]',
    args: {
      id: t.arg.id({ required: true, description: 'Of the staged list.' }),
      input: t.arg({ type: PublishStudentsInputType, required: true }),
    },
    resolve: async (_root, { id, input }, { db, viewer }) => {
      const parsed = z.object({ input: publishStudentsInput }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      return answer(db, id, await publishList(db, id, parsed.data.input, actorIdOf(viewer)))
    },
  }),
)

async function answer(
  db: Database,
  id: string,
  published: PublishOutcome,
): Promise<StudentUploadRecord | InvalidInputShape | StalePreviewShape<StagedStudentsShape>> {
  switch (published.outcome) {
    case 'published':
      return published.upload
    case 'stale': {
      const preview = await findStagedStudents(db, id)
      if (!preview) return uploadGone
      const message = 'The active student lists have changed meanwhile. Please check the new preview.'
      return { kind: 'StaleStudentsPreview', message, preview }
    }
    case 'unconfirmed':
      return unconfirmedInput(published.findings)
    case 'published before':
      return invalidInput([{ path: 'id', message: 'This list is published already' }])
    case 'missing':
      return uploadGone
  }
}

import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  type StalePreviewShape,
  stalePreviewType,
  unconfirmedInput,
  uploadGone,
} from '#server/domains/imports/publish-answers.ts'
import { SecondSecretEnum } from '#server/domains/results/exams/second-secret.ts'
import { RevisionReasonEnum } from '#server/domains/results/look-up/result-revision.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
} from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import {
  dateProblems,
  type PublishExamResultsInput,
  publishExamResultsInput,
} from './publish-exam-results-input.ts'
import { type PublishOutcome, publishResultFile } from './publish-result-file.ts'
import { ResultFile } from './result-file.ts'
import { findStaged, StagedExamResults, type StagedResultsShape } from './staged-exam-results.ts'

const StalePreview = stalePreviewType('StalePreview', {
  description:
    'The exam, its published results or the active student lists changed after the preview was made. Nothing was published; look at the new preview and publish again.',
  staged: StagedExamResults,
  ofPreview: 'The staged file with its new preview.',
})

const PublishExamResultsResult = builder.unionType('PublishExamResultsResult', {
  types: [ResultFile, InvalidInput, StalePreview],
  resolveType: (value) => ('kind' in value ? value.kind : ResultFile),
})

const PublishExamResultsInputType = builder.inputType('PublishExamResultsInput', {
  fields: (t) => ({
    examId: t.id({ required: true, description: "Must be the file's." }),
    examTitle: t.string({ description: 'Empty or absent leaves it as it is.' }),
    examDate: t.field({
      type: 'Date',
      description: 'Absent leaves it as it is; an exam without a date gets the present day in Nepal.',
    }),
    confirmedFindings: t.stringList({
      description: "Codes of the preview's BLOCKING findings; publishing is refused without each of them.",
    }),
    secondSecret: t.field({
      type: SecondSecretEnum,
      description: 'The second secret of the exam from now on. Omit to keep the present one.',
    }),
    examVersion: t.int({
      description:
        'Version of the exam that the form was opened with. With another one nothing is published and the answer is StalePreview. Omit to skip the check.',
    }),
    revisionReason: t.field({
      type: RevisionReasonEnum,
      description:
        'Why it changes results that candidates can see before it; needed if it does. Those whose own values change see it, nobody else.',
    }),
    revisionWords: t.string({ description: "The reason in the institute's words, at most 300 characters." }),
    releaseAt: t.field({
      type: 'DateTime',
      description:
        'Moment from which candidates see the results of the exam. Absent means at once for the first file of an exam, and leaves the release of other exams as it is. Results that are released already cannot be hidden by it.',
    }),
    announced: t.boolean({
      description: 'Whether title, date and release of the exam are public until then, with a countdown.',
    }),
  }),
})

builder.mutationField('publishExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: PublishExamResultsResult,
    description:
      "Makes a staged file live: its rows win over those of the exam's other files, at once or from the exam's release on. Repeating it is harmless. [admin]",
    args: {
      id: t.arg.id({ required: true, description: 'Of the staged file.' }),
      input: t.arg({ type: PublishExamResultsInputType, required: true }),
    },
    resolve: async (_root, { id, input }, { db, viewer }) => {
      const parsed = z.object({ input: publishExamResultsInput }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const problems = dateProblems(parsed.data.input, db.now())
      if (problems.length > 0) return invalidInput(problems)
      const { input: publication } = parsed.data
      const outcome = await publishResultFile(db, id, publication, actorIdOf(viewer))
      return answer(db, { id, input: publication }, outcome)
    },
  }),
)

/** Why there is no such staged file. */
async function missing({ prisma }: Database, id: string, examId: string): Promise<InvalidInputShape> {
  const file = isUuid(id) ? await prisma.examResultFile.findUnique({ where: { id } }) : null
  if (!file || file.state === 'REMOVED') return uploadGone
  return invalidInput([
    file.examId === examId
      ? { path: 'id', message: 'This file is published already' }
      : { path: 'input.examId', message: `The file holds the results of the exam ${file.examId}` },
  ])
}

async function answer(
  db: Database,
  { id, input }: { id: string; input: PublishExamResultsInput },
  published: PublishOutcome,
): Promise<ExamResultFile | InvalidInputShape | StalePreviewShape<StagedResultsShape>> {
  switch (published.outcome) {
    case 'published':
      return published.file
    case 'conflict': {
      const preview = await findStaged(db, id)
      return preview ? { kind: 'StalePreview', message: published.message, preview } : uploadGone
    }
    case 'unconfirmed':
      return unconfirmedInput(published.findings)
    case 'no reason':
      return invalidInput([
        input.revisionReason
          ? { path: 'input.revisionWords', message: 'Say in your words why the results change' }
          : {
              path: 'input.revisionReason',
              message: 'Choose why the results change: candidates can see them',
            },
      ])
    case 'missing':
      return missing(db, id, input.examId)
  }
}

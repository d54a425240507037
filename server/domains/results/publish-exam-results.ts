import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  type StalePreviewShape,
  stalePreviewType,
  unconfirmedInput,
  uploadGone,
} from '#server/domains/imports/publish-answers.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
} from '#server/graphql/errors.ts'
import {
  dateProblems,
  type PublishExamResultsInput,
  publishExamResultsInput,
} from './publish-exam-results-input.ts'
import { type PublishOutcome, publishResultFile } from './publish-result-file.ts'
import { ResultFile } from './result-file.ts'
import { RevisionReasonEnum } from './result-revision.ts'
import { EARLY_MINUTES } from './revisions.ts'
import { SecondSecretEnum } from './second-secret.ts'
import { findStaged, StagedExamResults, type StagedResultsShape } from './staged-exam-results.ts'

const StalePreview = stalePreviewType('StalePreview', {
  description:
    'The exam, its published results or the active student lists changed after this preview was made, or its ranks, which follow from percentages, count other results than candidates can see by the chosen release. So it no longer told the truth. Nothing was published; look at the new preview and publish again.',
  staged: StagedExamResults,
  ofPreview: 'The same staged file, measured anew.',
})

const PublishExamResultsResult = builder.unionType('PublishExamResultsResult', {
  types: [ResultFile, InvalidInput, StalePreview],
  resolveType: (value) => ('kind' in value ? value.kind : ResultFile),
})

const PublishExamResultsInputType = builder.inputType('PublishExamResultsInput', {
  fields: (t) => ({
    examId: t.id({ required: true, description: "Must be the file's." }),
    examTitle: t.string({
      description:
        "Empty is the same as none: then the file's name gives the title, or the exam's ID where that says nothing.",
    }),
    examDate: t.field({
      type: 'Date',
      description:
        "Absent means the exam's date as it is once this file is released, for a new exam today in Nepal.",
    }),
    confirmedFindings: t.stringList({
      description: "Codes of the preview's BLOCKING findings; publishing is refused without each of them.",
    }),
    overrulesWaiting: t.boolean({
      description:
        'Whether its rows win for good over those of files that are released after it. Absent or false means that those win from their release on; that is refused for those over which another file wins for good by then, and where one of them would change its results without a reason.',
    }),
    secondSecret: t.field({
      type: SecondSecretEnum,
      description:
        'What candidates enter beside the candidate ID for the exam from now on; absent leaves it as it is.',
    }),
    previousTitle: t.string({
      description:
        "The exam's visible title that the form began with, as `examTitle` of the staged file. With another one by now, nothing is published and the answer is StalePreview. Absent means whichever it is.",
    }),
    previousDate: t.field({
      type: 'Date',
      description:
        "The exam's visible date that the form began with, null for none. With another one by now, nothing is published and the answer is StalePreview. Absent means whichever it is.",
    }),
    previousSecret: t.field({
      type: SecondSecretEnum,
      description:
        'The second secret that the form began with. With another one by now, nothing is published and the answer is StalePreview. Absent means whichever it is.',
    }),
    revisionReason: t.field({
      type: RevisionReasonEnum,
      description:
        'Why it changes results that candidates can see before it; needed if it does. Those whose own values change see it, nobody else.',
    }),
    revisionWords: t.string({ description: "The reason in the institute's words, at most 300 characters." }),
    replacesEarly: t.boolean({
      description:
        'Changes results without a public trace: possible while each file that has them has been visible for less than ten minutes. The activity log keeps it.',
    }),
    releaseAt: t.field({
      type: 'DateTime',
      description: 'Candidates do not see the results before then; absent means at once.',
    }),
    announced: t.boolean({
      description:
        'Whether title, date and release of the exam are public until then, with a countdown. Absent or false means that nothing is.',
    }),
  }),
})

builder.mutationField('publishExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: PublishExamResultsResult,
    description:
      "Makes a staged file live: from its release on, its rows win over those of the exam's files released before. Repeating it is harmless. [admin]",
    args: {
      id: t.arg.id({ required: true, description: 'Of the staged file.' }),
      input: t.arg({ type: PublishExamResultsInputType, required: true }),
    },
    resolve: async (_root, { id, input }, { db, viewer }) => {
      const parsed = z.object({ input: publishExamResultsInput }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const problems = dateProblems(parsed.data.input, db.now())
      if (problems.length > 0) return invalidInput(problems)
      return answer(
        db,
        { id, ...parsed.data },
        await publishResultFile(db, id, parsed.data.input, actorIdOf(viewer)),
      )
    },
  }),
)

async function answer(
  db: Database,
  { id, input }: { id: string; input: PublishExamResultsInput },
  published: PublishOutcome,
): Promise<ExamResultFile | InvalidInputShape | StalePreviewShape<StagedResultsShape>> {
  switch (published.outcome) {
    case 'published':
      return published.file
    case 'stale': {
      const preview = await findStaged(db, id)
      return preview
        ? {
            kind: 'StalePreview',
            message: staleMessage(published.changed),
            preview,
          }
        : uploadGone
    }
    case 'other exam':
      return invalidInput([
        { path: 'input.examId', message: `The file holds the results of the exam ${published.examId}` },
      ])
    case 'unconfirmed':
      return unconfirmedInput(published.findings)
    case 'no reason':
      return invalidInput([
        {
          path: input.revisionReason ? 'input.revisionWords' : 'input.revisionReason',
          message: input.revisionReason
            ? 'Say in your words why the results change'
            : 'Choose why the results change: candidates can see them by then',
        },
      ])
    case 'late':
      return invalidInput([
        {
          path: 'input.replacesEarly',
          message: `The file with these results has been visible for ${EARLY_MINUTES} minutes. Give a reason instead`,
        },
      ])
    case 'overrules':
      return invalidInput([
        {
          path: 'input.overrulesWaiting',
          message: `This file would win for good over ${published.fileNames.map((name) => `“${name}”`).join(', ')}, because another file does so already. Confirm that. To let those results win when they are released, upload them again after publishing this file`,
        },
      ])
    case 'changed later':
      return invalidInput([
        {
          path: 'input.overrulesWaiting',
          message: `“${published.fileName}” would change the results of this file later, without a reason. Let this file win for good. Or withdraw “${published.fileName}”, upload it again and publish it with a reason`,
        },
      ])
    case 'published before':
      return invalidInput([{ path: 'id', message: 'This file is published already' }])
    case 'missing':
      return uploadGone
  }
}

function staleMessage(changed: Extract<PublishOutcome, { outcome: 'stale' }>['changed']): string {
  if (changed === 'ranks') {
    return 'The ranks are new: they count only results that candidates can see by the chosen time. Please check the new preview.'
  }
  if (changed === 'results' || changed === 'students') {
    const what = changed === 'results' ? 'The published results of this exam' : 'The active student lists'
    return `${what} have changed meanwhile. Please check the new preview.`
  }
  return `This exam has changed meanwhile: ${changed.join(' and ')}. Publishing again overwrites that with what the form says.`
}

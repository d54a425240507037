import { addImportFields } from '#server/domains/imports/import-fields.ts'
import { SecondSecretEnum } from '#server/domains/results/exams/exam.ts'
import { RevisionReasonEnum } from '#server/domains/results/look-up/result-revision.ts'
import { builder } from '#server/graphql/builder.ts'
import { dayProblems } from '#server/lib/bikram-sambat.ts'
import { ResultFile } from './result-file.ts'
import { publishExamResultsInput, resultsFlow } from './results-flow.ts'
import { findStaged, StagedExamResults } from './stage-exam-results.ts'

const PublishExamResultsInputType = builder.inputType('PublishExamResultsInput', {
  fields: (t) => ({
    examId: t.id({ required: true, description: "Must be the file's." }),
    examTitle: t.string({ description: 'Empty or absent leaves it as it is.' }),
    examDate: t.field({
      type: 'Date',
      description: 'Omit to keep it; an exam without a date gets the present day in Nepal.',
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
        'Version of the exam that the form was opened with. StalePreview if it has changed since. Omit to skip the check.',
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
        'Candidates see the results of the exam from then on. Omit to release a new exam at once and to keep the release of others. It cannot hide released results.',
    }),
    announced: t.boolean({
      description: 'Whether title, date and release of the exam are public until then, with a countdown.',
    }),
  }),
})

addImportFields({
  flow: resultsFlow,
  findStaged,
  input: {
    type: PublishExamResultsInputType,
    schema: publishExamResultsInput,
    problems: ({ examDate, releaseAt }, now) => dayProblems({ examDate, releaseAt }, now),
  },
  staged: {
    type: StagedExamResults,
    query: 'stagedExamResults',
    description: 'A staged file and its preview; null after it was published, discarded or expired. [admin]',
  },
  publish: {
    type: ResultFile,
    mutation: 'publishExamResults',
    result: 'PublishExamResultsResult',
    description:
      "Makes a staged file live: its rows win over those of the exam's other files, at once or from the exam's release on. Repeating it is harmless. [admin]",
    id: { description: 'Of the staged file.' },
  },
  stale: {
    name: 'StalePreview',
    description:
      'The exam, its published results or the active student lists changed after the preview was made. Nothing was published; look at the new preview and publish again.',
    ofPreview: 'The staged file with its new preview.',
  },
  discard: {
    mutation: 'discardStagedExamResults',
    description:
      'Discards a staged file of exam results. False when the file is not staged, for example already published. [admin]',
  },
})

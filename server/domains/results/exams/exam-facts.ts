import { FEWEST_FOR_PERCENTILE } from '#server/domains/results/lists/find-distribution.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import { type ExamFactsShape, findExamFacts } from './find-exam-facts.ts'

const ExamFacts = builder.objectRef<ExamFactsShape>('ExamFacts').implement({
  description: 'What one result is to be compared with: the visible results of an exam together.',
  fields: (t) => ({
    candidates: t.exposeInt('candidates', { description: 'Number of candidates with a visible mark.' }),
    averagePercentage: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Mean of their percentages, to two decimals; null for fewer than ${FEWEST_FOR_PERCENTILE} candidates of an exam whose results take a second secret.`,
      // Of few, whoever knows their own mark could compute those of others.
      resolve: ({ secondSecret, candidates, averagePercentage }) =>
        candidates < FEWEST_FOR_PERCENTILE && secondSecret !== 'NONE' ? null : averagePercentage,
    }),
    hasNumericIds: t.exposeBoolean('hasNumericIds', {
      description:
        'Whether every visible candidate ID consists of the digits 0 to 9: then a phone may show a keypad of digits.',
    }),
    fullMarks: t.expose('fullMarks', {
      type: 'Decimal',
      nullable: true,
      description:
        'As entered for the exam or with a file, or as all its marks and percentages imply; null when they say nothing or different things.',
    }),
  }),
})

builder.queryField('examFacts', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: ExamFacts,
    nullable: true,
    description: 'Facts of an exam; null without visible results. [anyone]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findExamFacts(db, examId),
  }),
)

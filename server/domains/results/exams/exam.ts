import { SecondSecret, TopPerformersShown } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import {
  type AnnouncedReleaseShape,
  type ExamShape,
  listAnnouncedReleases,
  listExams,
  listWithdrawnExams,
  MOST_ANNOUNCED,
  MOST_WITHDRAWN,
} from './find-exams.ts'

// The second secret of a look-up: none, a PIN or the date of birth. Staff choose it for each exam.

export const SecondSecretEnum = builder.enumType(SecondSecret, {
  name: 'SecondSecret',
  description:
    'Second secret beside the candidate ID in a look-up of results. PINs and dates of birth come from student lists.',
})

// How the best of an exam are shown to everybody: by name, by initials, or not at all. Staff choose it for each exam.

export const TopPerformersShownEnum = builder.enumType(TopPerformersShown, {
  name: 'TopPerformersShown',
  description:
    'How the top performers of an exam are shown to everybody. With initials, candidate IDs are shown by their last two characters.',
})

// An exam is identified by its code in every row of its result files. It is public while one of its files is visible.

/** Of a day or a number, with its key. */
const VALUE_BYTES = 40

export const Exam = builder.objectRef<ExamShape>('Exam').implement({
  description: 'An exam whose results are published, were withdrawn, or are announced.',
  fields: (t) => ({
    id: t.exposeID('id', {
      complexity: 400,
      description: "The exam's code, as its result files state it.",
    }),
    title: t.exposeString('title', { complexity: 800 }),
    date: t.expose('date', { type: 'Date', nullable: true, complexity: VALUE_BYTES }),
    passPercentage: t.expose('passPercentage', {
      type: 'Decimal',
      complexity: VALUE_BYTES,
      description: 'The pass mark: from this percentage up a candidate has passed.',
    }),
    secondSecret: t.expose('secondSecret', {
      type: SecondSecretEnum,
      description: 'What a look-up of its results needs beside the candidate ID.',
    }),
    topPerformers: t.expose('topPerformers', {
      type: TopPerformersShownEnum,
      description: 'How its top performers are shown.',
    }),
  }),
})

/** More exams than an institute holds in ten years. */
const MAX_EXAMS = 500

builder.queryField('exams', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [Exam],
    complexity: { multiplier: MAX_EXAMS },
    description: 'The exams with visible results, newest first, exams without a date last. [anyone]',
    resolve: (_root, _args, { db }) => listExams(db),
  }),
)

builder.queryField('withdrawnExams', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [Exam],
    complexity: { multiplier: MOST_WITHDRAWN },
    description:
      'The exams whose results could be seen and have all been withdrawn, in the same order: look-ups of those who had a result tell them so. [anyone]',
    resolve: (_root, _args, { db }) => listWithdrawnExams(db),
  }),
)

const AnnouncedRelease = builder.objectRef<AnnouncedReleaseShape>('AnnouncedRelease').implement({
  description: 'When the results of an exam can be seen, as staff announced it.',
  fields: (t) => ({
    exam: t.expose('exam', { type: Exam }),
    releaseAt: t.expose('releaseAt', { type: 'DateTime', description: 'By the clock of the database.' }),
  }),
})

builder.queryField('announcedReleases', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: [AnnouncedRelease],
    complexity: { multiplier: MOST_ANNOUNCED },
    description:
      'The exams without visible results whose release is announced, the first to be released first. [anyone]',
    resolve: (_root, _args, { db }) => listAnnouncedReleases(db),
  }),
)

import { builder } from '#server/graphql/builder.ts'
import {
  type ExamDistributionShape,
  findExamDistribution,
  type GroupShape,
} from './find-exam-distribution.ts'

const DistributionOfGroup = builder.objectRef<GroupShape>('DistributionOfGroup').implement({
  description: 'How the percentages of a group are distributed.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Null for candidates on no active student list.',
    }),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates with a mark.' }),
    withoutMark: t.exposeInt('withoutMark', {
      description: 'Number of candidates who were absent, are disqualified or whose result is withheld.',
    }),
    passed: t.exposeInt('passed', { description: 'Number of candidates who passed.' }),
    averagePercentage: t.expose('averagePercentage', { type: 'Decimal' }),
    medianPercentage: t.expose('medianPercentage', { type: 'Decimal' }),
    counts: t.exposeIntList('counts', {
      description:
        'Number of candidates below 10 percent, from 10 to below 20, and so on; the last is 90 to 100.',
    }),
  }),
})

const ExamDistribution = builder.objectRef<ExamDistributionShape>('ExamDistribution').implement({
  description: 'How the percentages of an exam are distributed, of those who sat it.',
  fields: (t) => ({
    examId: t.exposeID('examId'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    all: t.field({ type: DistributionOfGroup, resolve: ({ all }) => all }),
    groups: t.field({
      type: [DistributionOfGroup],
      description: 'By name; the candidates on no active student list last.',
      resolve: ({ groups }) => groups,
    }),
  }),
})

builder.queryField('examDistribution', (t) =>
  t.field({
    authScopes: { teacher: true, admin: true },
    type: ExamDistribution,
    nullable: true,
    description: 'Of the visible results of an exam; null without any. [teacher, admin]',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => findExamDistribution(db, examId),
  }),
)

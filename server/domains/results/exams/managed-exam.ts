import { CheckStateEnum } from '#server/domains/dashboard/system-check.ts'
import { type ExamGroupShape, listExamGroups } from '#server/domains/results/lists/exam-groups.ts'
import {
  findReleaseChecks,
  type ReleaseCheck,
  ReleaseCheckKind,
} from '#server/domains/results/release/release-checks.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { findManagedExam, listManagedExams, type ManagedExamShape } from './managed-exams.ts'
import { SecondSecretEnum } from './second-secret.ts'
import { TopPerformersShownEnum } from './shown-top-performers.ts'

const ExamGroup = builder.objectRef<ExamGroupShape>('ExamGroup').implement({
  description: 'A group of the student lists, with its candidates in one exam.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null for candidates on no active list.' }),
    candidates: t.exposeInt('candidates', { description: 'With a visible result.' }),
  }),
})

const ReleaseStateEnum = builder.enumType('ReleaseState', {
  description: 'Whether candidates see the results of an exam.',
  values: {
    SCHEDULED: { description: 'Candidates see them from their release on.' },
    RELEASED: { description: 'Candidates see them.' },
    WITHDRAWN: {},
  } as const,
})

const ReleaseCheckType = builder.objectRef<ReleaseCheck>('ReleaseCheck').implement({
  description: 'A fact to look at before results are released.',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType(ReleaseCheckKind, { name: 'ReleaseCheckKind' }) }),
    state: t.expose('state', { type: CheckStateEnum }),
    text: t.exposeString('text'),
  }),
})

export const ManagedExam = builder.objectRef<ManagedExamShape>('ManagedExam').implement({
  description: 'An exam with published files, released, withdrawn or not, as staff see it.',
  isTypeOf: isKind('ManagedExam'),
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    fullMarks: t.expose('fullMarks', {
      type: 'Decimal',
      nullable: true,
      description: 'As entered for the exam; null means as its files say.',
    }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    version: t.exposeInt('version', { description: 'Grows with every change of the exam.' }),
    state: t.expose('state', { type: ReleaseStateEnum }),
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Candidates see the results from then on.',
    }),
    announced: t.exposeBoolean('announced', {
      description: 'Whether title, date and release are public until then.',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the results are withdrawn; null unless they are.',
    }),
    withdrawnReason: t.exposeString('withdrawnReason', { nullable: true }),
    withdrawnWords: t.exposeString('withdrawnWords', {
      nullable: true,
      description: 'The reason as candidates read it.',
    }),
    secondSecret: t.expose('secondSecret', { type: SecondSecretEnum }),
    topPerformers: t.expose('topPerformers', { type: TopPerformersShownEnum }),
    files: t.exposeInt('files', { description: 'Number of published files.' }),
    checks: t.field({
      type: [ReleaseCheckType],
      description: 'Facts to look at before a release. Counts all candidates: ask for it for one exam.',
      resolve: (exam, _args, { db, env }) => findReleaseChecks({ db, env }, exam),
    }),
    groups: t.field({
      type: [ExamGroup],
      description: 'Counts all candidates: ask for it for one exam.',
      resolve: ({ id }, _args, { db }) => listExamGroups(db, id),
    }),
  }),
})

builder.queryField('managedExams', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [ManagedExam],
    description: 'The exams with published files, newest first, exams without a date last. [admin]',
    resolve: (_root, _args, { db }) => listManagedExams(db),
  }),
)

builder.queryField('managedExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ManagedExam,
    nullable: true,
    description: 'One exam; null without published files. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findManagedExam(db, id),
  }),
)

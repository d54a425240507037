import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { type ExamGroupShape, listExamGroups } from './exam-groups.ts'
import { findManagedExam, listManagedExams, type ManagedExamShape } from './managed-exams.ts'

const ExamGroup = builder.objectRef<ExamGroupShape>('ExamGroup').implement({
  description: 'A group of the student lists, with its candidates in one exam.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null for candidates on no active list.' }),
    candidates: t.exposeInt('candidates', { description: 'With a visible result.' }),
  }),
})

export const ManagedExam = builder.objectRef<ManagedExamShape>('ManagedExam').implement({
  description: 'An exam with what staff chose for it, released or not, or withdrawn.',
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
    files: t.exposeInt('files', { description: 'Number of published files; 0 when all are withdrawn.' }),
    visibleFiles: t.exposeInt('visibleFiles', { description: 'Number of released files.' }),
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
    description:
      'The exams with published or withdrawn files, newest first, exams without a date last. [admin]',
    resolve: (_root, _args, { db }) => listManagedExams(db),
  }),
)

builder.queryField('managedExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ManagedExam,
    nullable: true,
    description: 'One exam; null without published or withdrawn files. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findManagedExam(db, id),
  }),
)

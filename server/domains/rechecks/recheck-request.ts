import { findCandidateData, KeptResult } from '#server/domains/candidates/candidate-data.ts'
import { presentRank } from '#server/domains/results/exams/exam-facts.ts'
import { ExamResult } from '#server/domains/results/look-up/exam-result.ts'
import { ResultValuesType } from '#server/domains/results/look-up/result-revision.ts'
import { RecheckState } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import {
  findRecheck,
  listRecheckExams,
  listRechecks,
  MOST_RECHECKS,
  type RecheckExam,
  type RecheckShape,
} from './find-rechecks.ts'
import type { RecheckOfResult } from './recheck-of-result.ts'

const RecheckStateEnum = builder.enumType('RecheckState', {
  values: {
    [RecheckState.OPEN]: {},
    [RecheckState.UNCHANGED]: { description: 'Checked, and right as it was.' },
    [RecheckState.CHANGED]: { description: 'Checked, and corrected.' },
    [RecheckState.CLOSED]: {
      description:
        'Not from the candidate, or about a result that there is no more: it is as if it had not been made.',
    },
  } as const,
})

const ResultRecheck = builder.objectRef<RecheckOfResult>('ResultRecheck').implement({
  description: 'State of a request for a re-check, without its requester.',
  fields: (t) => ({
    state: t.expose('state', { type: RecheckStateEnum }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => new Date(askedAt) }),
    resolvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ resolvedAt }) => (resolvedAt === null ? null : new Date(resolvedAt)),
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'A sentence of the staff; line breaks are kept.',
    }),
    isUndone: t.exposeBoolean('isUndone', {
      description: 'Whether the file that changed the result was withdrawn or deleted since.',
    }),
  }),
})

builder.objectField(ExamResult, 'recheck', (t) =>
  t.field({
    type: ResultRecheck,
    nullable: true,
    description:
      'The latest request for a re-check of this result, but closed ones. Null for top performers.',
    resolve: ({ recheck }) => recheck,
  }),
)

export const RecheckRequest = builder.objectRef<RecheckShape>('RecheckRequest').implement({
  description: 'A request to have a result checked again.',
  isTypeOf: (value) => 'isProven' in (value as object),
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version', { description: 'Grows with every change of the request.' }),
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle', { nullable: true }),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    contact: t.exposeString('contact', { description: 'Phone number or email address of the requester.' }),
    words: t.exposeString('words'),
    isProven: t.exposeBoolean('isProven', {
      description:
        'Whether it came with the second secret. Without, anybody who knows the ID may have asked.',
    }),
    state: t.expose('state', { type: RecheckStateEnum }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    resolvedBy: t.exposeString('resolvedBy', { nullable: true }),
    answer: t.exposeString('answer', { nullable: true }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Of the file that changed the result.',
    }),
    values: t.field({
      type: ResultValuesType,
      nullable: true,
      description: 'The result that the candidate sees now; null without a visible one.',
      resolve: async (request, _args, context) =>
        request.isShown ? { ...request, examRank: await presentRank(context, request) } : null,
    }),
    history: t.field({
      type: [KeptResult],
      description: "The candidate's rows in all files of the exam. Ask for it for one request.",
      complexity: 50,
      resolve: async ({ candidateId, examId }, _args, { db }) => {
        const data = await findCandidateData(db, candidateId)
        return data?.results.filter((row) => row.examId === examId) ?? []
      },
    }),
  }),
})

const RecheckExamType = builder.objectRef<RecheckExam>('RecheckExam').implement({
  description: 'An exam with requests for a re-check.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    open: t.exposeInt('open'),
    resolved: t.exposeInt('resolved', { description: 'Answered or closed.' }),
  }),
})

builder.queryField('recheckExams', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [RecheckExamType],
    description: 'The exams with requests for a re-check, those with the most open ones first. [admin]',
    resolve: (_root, _args, { db }) => listRecheckExams(db),
  }),
)

builder.queryField('recheckRequests', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [RecheckRequest],
    description: `Requests for a re-check in an exam, at most ${MOST_RECHECKS}: open ones first, the oldest first, then the others, the latest first. [admin]`,
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_root, { examId }, { db }) => listRechecks(db, examId),
  }),
)

builder.queryField('recheckRequest', (t) =>
  t.field({
    authScopes: { admin: true },
    type: RecheckRequest,
    nullable: true,
    description: 'One request for a re-check; null when it is not there any more. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findRecheck(db, id),
  }),
)

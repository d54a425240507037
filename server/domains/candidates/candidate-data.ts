import { ResultSlip } from '#server/domains/result-slips/result-slip.ts'
import { ResultFields, subjectsField } from '#server/domains/results/look-up/result-outcome.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import type { KeptEntryShape } from './content-entries.ts'
import {
  type CandidateDataShape,
  findCandidateData,
  type KeptInvitationShape,
  type KeptLinkShape,
  type KeptListEntryShape,
  type KeptRecheckShape,
  type KeptResultShape,
} from './find-candidate-data.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

// A candidate is an ID in result files and student lists, without an account. Admins can view, export and delete all
// stored data of a candidate.

export const KeptResult = builder.objectRef<KeptResultShape>('KeptResult').implement({
  description: "A candidate's row in one result file.",
  interfaces: [ResultFields],
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    version: t.exposeInt('version', {
      description: 'Of the row. Rows of a file never change, so each file has another version.',
    }),
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle'),
    examDate: t.expose('examDate', { type: 'Date', nullable: true }),
    fileName: t.exposeString('fileName'),
    isPublished: t.boolean({
      description: 'False while the file is only staged, and while it is withdrawn.',
      resolve: ({ state }) => state === 'PUBLISHED',
    }),
    isWithdrawn: t.boolean({
      description: 'Whether the results of the exam are withdrawn.',
      resolve: ({ withdrawnAt }) => withdrawnAt !== null,
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    uploadedBy: t.exposeString('uploadedBy', {
      nullable: true,
      description: 'Address of the account that uploaded the file; null when it is gone, and for the demo.',
    }),
    isShown: t.exposeBoolean('isShown', {
      description:
        'Whether candidates see this row: a newer file of the exam with the candidate, published and released, replaces it.',
    }),
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Candidates see the results from then on; null means at once.',
    }),
    ranksByPercentage: t.exposeBoolean('ranksByPercentage', {
      description:
        'Whether the file states no ranks: candidates read those that follow from the percentages.',
    }),
    subjects: t.field({ ...subjectsField, resolve: ({ subjects }) => subjects }),
  }),
})

const KeptListEntry = builder.objectRef<KeptListEntryShape>('KeptListEntry').implement({
  description: "A candidate's row in one student list.",
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    isPublished: t.boolean({
      description: 'False while the list is only staged.',
      resolve: ({ state }) => state === 'PUBLISHED',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether the list is switched on.' }),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})

const KeptEntry = builder.objectRef<KeptEntryShape>('KeptEntry').implement({
  description: 'An assignment or fee that names a candidate.',
  fields: (t) => ({
    collection: t.exposeString('collection', { description: 'Such as Fees.' }),
    title: t.exposeString('title'),
    lines: t.exposeStringList('lines', { description: 'The lines that name the candidate.' }),
    isOwn: t.exposeBoolean('isOwn', {
      description:
        'Whether the entry is for this candidate only and has no record of others: deleting the data deletes it, not only its lines.',
    }),
  }),
})

const KeptLink = builder.objectRef<KeptLinkShape>('KeptLink').implement({
  description: "The account that sees a candidate's results without a secret.",
  fields: (t) => ({
    userId: t.exposeID('userId'),
    email: t.exposeString('email'),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
  }),
})

const KeptInvitation = builder.objectRef<KeptInvitationShape>('KeptInvitation').implement({
  description: 'The invitation to an account that will see a candidate’s results.',
  fields: (t) => ({
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime' }),
  }),
})

const KeptRecheck = builder.objectRef<KeptRecheckShape>('KeptRecheck').implement({
  description: "A request for a re-check of a candidate's result.",
  fields: (t) => ({
    id: t.exposeID('id'),
    examId: t.exposeID('examId'),
    contact: t.exposeString('contact'),
    isOpen: t.boolean({ resolve: ({ state }) => state === 'OPEN' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
  }),
})

const CandidateData = builder.objectRef<CandidateDataShape>('CandidateData').implement({
  description: 'All stored data of a candidate, in published and staged files.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    results: t.field({ type: [KeptResult], resolve: ({ results }) => results }),
    listEntries: t.field({ type: [KeptListEntry], resolve: ({ listEntries }) => listEntries }),
    entries: t.field({ type: [KeptEntry], resolve: ({ entries }) => entries }),
    rechecks: t.field({ type: [KeptRecheck], resolve: ({ rechecks }) => rechecks }),
    link: t.field({ type: KeptLink, nullable: true, resolve: ({ link }) => link }),
    invitation: t.field({ type: KeptInvitation, nullable: true, resolve: ({ invitation }) => invitation }),
    slips: t.field({ type: [ResultSlip], resolve: ({ slips }) => slips }),
    export: t.string({
      description: 'All stored data as a JSON document for the candidate.',
      resolve: (data, _args, { db }) => JSON.stringify({ exportedAt: db.now(), ...data }, null, 2),
    }),
  }),
})

builder.queryField('candidateData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CandidateData,
    nullable: true,
    description: 'All stored data of a candidate; null when there is none. [admin]',
    args: { candidateId: t.arg.string({ required: true }) },
    resolve: async (_root, { candidateId }, { db }) =>
      findCandidateData(db, (await resolveCandidateId(db, candidateId)) ?? normalCandidateId(candidateId)),
  }),
)

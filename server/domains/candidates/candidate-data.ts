import { builder } from '#server/builder.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import {
  type CandidateDataShape,
  findCandidateData,
  type KeptListEntryShape,
  type KeptResultShape,
} from './find-candidate-data.ts'

// A candidate is known by an ID in result files and student lists, and has no account for that. Their data can be looked
// at, handed out and deleted as one, whatever files it lies in.

const KeptResult = builder.objectRef<KeptResultShape>('KeptResult').implement({
  description: "A candidate's row in one result file.",
  fields: (t) => ({
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle', { nullable: true }),
    fileName: t.exposeString('fileName'),
    isPublished: t.boolean({
      description: 'False while the file is only staged.',
      resolve: ({ state }) => state === 'PUBLISHED',
    }),
    examMark: t.expose('examMark', { type: 'Decimal' }),
    percentage: t.expose('percentage', { type: 'Decimal' }),
    examRank: t.exposeString('examRank', { nullable: true }),
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
    isActive: t.exposeBoolean('isActive', { description: 'Whether the list is switched on.' }),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})

const CandidateData = builder.objectRef<CandidateDataShape>('CandidateData').implement({
  description: 'Everything that is kept of a candidate, in files that are shown and in those that are not.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    results: t.field({ type: [KeptResult], resolve: ({ results }) => results }),
    listEntries: t.field({ type: [KeptListEntry], resolve: ({ listEntries }) => listEntries }),
    export: t.string({
      description: 'All of it as a JSON document, to hand out.',
      resolve: (data) => JSON.stringify({ exportedAt: new Date(), ...data }, null, 2),
    }),
  }),
})

builder.queryField('candidateData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CandidateData,
    nullable: true,
    description: 'What is kept of a candidate; null when nothing is. [admin]',
    args: { candidateId: t.arg.string({ required: true }) },
    resolve: (_root, { candidateId }, { db }) => findCandidateData(db, normalCandidateId(candidateId)),
  }),
)

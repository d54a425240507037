import type { Database } from '#server/db/database.ts'
import { ResultSlip, SLIP_COLUMNS, type Slip, slipOf } from '#server/domains/result-slips/result-slip.ts'
import { RELEASED } from '#server/domains/results/exams/find-exams.ts'
import { ResultFields, subjectsField } from '#server/domains/results/look-up/result-outcome.ts'
import {
  correctableSubjectsOf,
  type ResultValues,
  type SingleValues,
  type SubjectMarkShape,
  selectValues,
} from '#server/domains/results/result-values.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import type { Language, LayerState, RecheckState } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { findEntries, type KeptEntryShape } from './content-entries.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

/** A candidate's row in one result file, published or staged. */
export interface KeptResultShape extends SingleValues {
  fileId: string
  /** Of the row: rows of a file never change, so it is the number of their layer. */
  version: number
  examId: string
  examTitle: string
  /** yyyy-MM-dd; null when unknown. */
  examDate: string | null
  fileName: string
  state: LayerState
  publishedAt: Date | null
  /** Address of the account that uploaded it. */
  uploadedBy: string | null
  /** Of the exam. */
  releaseAt: Date | null
  withdrawnAt: Date | null
  /** Whether candidates see this row: of the exam's files that are out, the newest with the candidate. */
  isShown: boolean
  /** Whether the file states no ranks. */
  ranksByPercentage: boolean
  subjects: SubjectMarkShape[]
  rowNumber: number
}

/** A candidate's row in one student list, active or not. */
interface KeptListEntryShape {
  fileName: string
  state: LayerState
  publishedAt: Date | null
  isActive: boolean
  studentName: string
  groups: string
  rowNumber: number
}

/** All stored data of a candidate. */
interface CandidateDataShape {
  candidateId: string
  results: KeptResultShape[]
  listEntries: KeptListEntryShape[]
  entries: KeptEntryShape[]
  rechecks: KeptRecheckShape[]
  link: KeptLinkShape | null
  invitation: KeptInvitationShape | null
  slips: Slip[]
}

/** A request for a re-check. */
interface KeptRecheckShape {
  id: string
  examId: string
  contact: string
  words: string
  isProven: boolean
  language: Language
  state: RecheckState
  askedAt: Date
  resolvedAt: Date | null
  answer: string | null
}

/** The account that sees the candidate's results without a secret. */
interface KeptLinkShape {
  userId: string
  email: string
  linkedAt: Date
}

/** The invitation that the candidate ID waits with. */
interface KeptInvitationShape {
  email: string
  name: string | null
  invitedAt: Date
}

type StoredResult = Omit<KeptResultShape, 'subjects'> & ResultValues

const RESULTS = `
  SELECT f.id AS "fileId", f.layer AS version, f.exam_id AS "examId", exams.title AS "examTitle", to_char(exams.date, 'YYYY-MM-DD') AS "examDate",
    f.filename AS "fileName", f.state, f.uploaded_at AS "publishedAt", u.email AS "uploadedBy", exams.release_at AS "releaseAt",
    exams.withdrawn_at AS "withdrawnAt",
    coalesce(${RELEASED} AND f.publish_order = max(f.publish_order) OVER (PARTITION BY f.exam_id), false) AS "isShown",
    ${selectValues('r', { examRank: 'CASE WHEN NOT f.ranks_by_percentage THEN r.exam_rank END' })},
    f.ranks_by_percentage AS "ranksByPercentage", f.subjects AS "subjectNames", r.row_number AS "rowNumber"
  FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = $1
  JOIN exams ON exams.id = f.exam_id
  LEFT JOIN users u ON u.id = f.uploaded_by
  WHERE f.state <> 'REMOVED'
  ORDER BY f.exam_id, f.publish_order DESC NULLS FIRST, f.id`

const LIST_ENTRIES = `
  SELECT u.file_name AS "fileName", u.state, u.uploaded_at AS "publishedAt", u.is_active AS "isActive", s.student_name AS "studentName", s.groups,
    s.row_number AS "rowNumber"
  FROM student_uploads u JOIN students s ON s.layer = u.layer AND s.candidate_id = $1
  WHERE u.state <> 'REMOVED'
  ORDER BY u.publish_order DESC NULLS FIRST, u.id`

const RECHECKS = `
  SELECT id, exam_id AS "examId", contact, words, is_proven AS "isProven", language, state,
    asked_at AS "askedAt", resolved_at AS "resolvedAt", answer
  FROM recheck_requests WHERE candidate_id = $1 ORDER BY asked_at DESC, id`

const LINK = `
  SELECT u.id AS "userId", u.email, l.linked_at AS "linkedAt" FROM candidate_links l JOIN users u ON u.id = l.user_id
  WHERE l.candidate_id = $1`

const INVITATION = `SELECT email, name, created_at AS "invitedAt" FROM invitations WHERE candidate_id = $1`
const SLIPS = `SELECT ${SLIP_COLUMNS} FROM result_slips WHERE candidate_id = $1 ORDER BY issued_at, code`

/**
 * Reads all stored data of a candidate, except in removed files.
 *
 * @param candidateId in the form of `normalCandidateId`.
 * @returns null when there is none.
 */
export async function findCandidateData(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  candidateId: string,
): Promise<CandidateDataShape | null> {
  // PostgreSQL rejects NUL in text; no ID contains it.
  if (candidateId.includes('\0')) return null
  const { rows: found } = await pool.query<StoredResult>(RESULTS, [candidateId])
  const results = found.map(({ subjectNames, subjectMarks, ...result }): KeptResultShape => {
    return { ...result, subjects: correctableSubjectsOf({ subjectNames, subjectMarks }) }
  })
  const { rows: listEntries } = await pool.query<KeptListEntryShape>(LIST_ENTRIES, [candidateId])
  const { rows: rechecks } = await pool.query<KeptRecheckShape>(RECHECKS, [candidateId])
  const { rows: links } = await pool.query<KeptLinkShape>(LINK, [candidateId])
  const { rows: invitations } = await pool.query<KeptInvitationShape>(INVITATION, [candidateId])
  const { rows: slips } = await pool.query<Parameters<typeof slipOf>[0]>(SLIPS, [candidateId])
  const entries = await findEntries({ prisma }, candidateId)
  const kept = [results, listEntries, entries, rechecks, links, invitations, slips]
  if (kept.every((rows) => rows.length === 0)) return null
  const [link = null, invitation = null] = [links[0], invitations[0]]
  return { candidateId, results, listEntries, entries, rechecks, link, invitation, slips: slips.map(slipOf) }
}

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
    results: t.expose('results', { type: [KeptResult] }),
    listEntries: t.expose('listEntries', { type: [KeptListEntry] }),
    entries: t.expose('entries', { type: [KeptEntry] }),
    rechecks: t.expose('rechecks', { type: [KeptRecheck] }),
    link: t.expose('link', { type: KeptLink, nullable: true }),
    invitation: t.expose('invitation', { type: KeptInvitation, nullable: true }),
    slips: t.expose('slips', { type: [ResultSlip] }),
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

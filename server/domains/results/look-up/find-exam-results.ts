import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { HAS_RECHECKS, RECHECK, type RecheckOfResult } from '#server/domains/rechecks/recheck-of-result.ts'
import {
  EXAM_COLUMNS,
  type ExamShape,
  publishedRow,
  RELEASED,
  RESULT_COLUMNS,
  SEEN_AND_WITHDRAWN,
} from '#server/domains/results/exams/find-exams.ts'
import { NO_VALUES, type ResultValues, valuesOf } from '#server/domains/results/result-values.ts'
import type { StudentShape } from '#server/domains/students/active-lists.ts'
import { newestListing, newestSecret } from '#server/domains/students/active-lists.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { HAS_REVISIONS, REVISIONS, type Revision } from './result-revision.ts'

/** The withdrawal of results that candidates could see. */
export interface Withdrawal {
  withdrawnAt: Date
  /** The reason in the institute's words, as candidates read it. */
  words: string | null
}

/** A candidate's visible result or its withdrawal. `presentRank` returns the rank to show. */
export interface ExamResultShape extends ResultValues {
  candidateId: string
  exam: ExamShape
  /** Whether the file states no ranks. */
  ranksByPercentage: boolean
  student: StudentShape | null
  /** Changes after it could be seen, the newest first; empty for public top results. */
  revisions: Revision[]
  /** Whether it was looked up by its candidate ID, and is not one of the public top results. */
  isLookUp: boolean
  /** Whether it was found with the second secret that its exam wants. */
  verifiedBySecret?: boolean
  /** The latest request for a re-check, but closed ones. */
  recheck: RecheckOfResult | null
  /** A withdrawn result has no values. */
  withdrawal: Withdrawal | null
}

export interface ResultKey {
  examId: string
  /** Normalized by `normalCandidateId`. */
  candidateId: string
  /** Hashes of the entered PIN or date of birth; absent without one. */
  secret?: { pinHash: string | null; birthDateHash: string | null } | undefined
}

export interface ResultRecord
  extends Omit<ExamShape, 'id'>,
    Omit<ExamResultShape, 'exam' | 'student' | 'revisions' | 'isLookUp' | 'withdrawal'> {
  place: number
  examId: string
  studentName: string | null
  groups: string | null
  revisions: Revision[] | null
  /** The values of a withdrawn result must not be shown. */
  withdrawnAt: Date | null
  withdrawnWords: string | null
}

/** Common table expression with the exams whose results candidates see, or saw before they were withdrawn. */
export const knownExams = (where: string) => `
    SELECT ${EXAM_COLUMNS}, exams.release_at, exams.withdrawn_at AS "withdrawnAt", exams.withdrawn_words AS "withdrawnWords",
      ${HAS_REVISIONS}, ${HAS_RECHECKS}
    FROM exams WHERE (${RELEASED} OR ${SEEN_AND_WITHDRAWN}) ${where}`

/** Columns of a found result, of the relations `exam`, `result` and `student`. */
export const FOUND_COLUMNS = `exam.id AS "examId", exam.title, exam.date, exam."passPercentage", exam."secondSecret",
    exam."topPerformers", exam."recheckUntil", exam."recheckFee", exam."withdrawnAt", exam."withdrawnWords", result.candidate_id AS "candidateId", ${RESULT_COLUMNS},
    student.student_name AS "studentName", student.groups, ${REVISIONS}, ${RECHECK}`

/** The statement of most look-ups, without the joins that others need. */
const byId = {
  exams: `AND exams.second_secret = 'NONE'`,
  requested: 'unnest($1::text[], $2::text[]) WITH ORDINALITY AS keys (exam_id, candidate_id, place)',
  mayBeSeen: '',
}

/**
 * Finds the newest visible layer and the newest active list with the candidate by primary keys. The limit keeps the generic
 * plan cheap: without it the planner expects ten keys and plans each execution again, which costs four times the look-up.
 *
 * @param exams which exams; with a second secret, a wrong one finds nothing, like an unknown candidate.
 */
const findResults = ({ exams, requested, mayBeSeen }: Record<keyof typeof byId, string>) => `
  WITH requested AS MATERIALIZED (
    SELECT * FROM ${requested} LIMIT $3
  ), exam AS MATERIALIZED (${knownExams(`AND exams.id = ANY ($1) ${exams}`)}
  )
  SELECT requested.place::int, ${FOUND_COLUMNS}
  FROM requested
  JOIN exam ON exam.id = requested.exam_id
  CROSS JOIN LATERAL ${publishedRow({ examId: 'exam.id', candidateId: 'requested.candidate_id' })} AS result
  LEFT JOIN LATERAL ${newestListing('requested.candidate_id', 's.student_name, s.groups')} AS student ON true
  ${mayBeSeen}`

const FIND_BY_ID = findResults(byId)

const FIND_BY_SECRET = findResults({
  exams: '',
  requested: `unnest($1::text[], $2::text[], $4::text[], $5::text[]) WITH ORDINALITY
      AS keys (exam_id, candidate_id, pin_hash, birth_date_hash, place)`,
  mayBeSeen: `WHERE CASE exam."secondSecret" WHEN 'NONE' THEN true
    WHEN 'PIN' THEN requested.pin_hash = ${newestSecret('requested.candidate_id', 'pin_hash')}
    ELSE requested.birth_date_hash = ${newestSecret('requested.candidate_id', 'birth_date_hash')} END`,
})

/**
 * A large batch serves a class that looks up results at the same time. Eight keys cost little more than one, so look-ups wait
 * for the statement that is under way. Over new connections, which Node accepts one by one, this answers a third more look-ups
 * than three statements at a time.
 */
const BATCH_OPTIONS = { maxSize: 200, inFlight: 1, fullInFlight: 6 }

/**
 * The results of candidates in the order of the keys, read by one statement. Null without a visible or withdrawn result: an
 * unknown exam, an unknown candidate and an unreleased result are not distinguished.
 */
export async function findExamResults(
  { pool }: Pick<Database, 'pool'>,
  keys: readonly ResultKey[],
): Promise<(ExamResultShape | null)[]> {
  const { rows } = await pool.query<ResultRecord>(statementOf(keys))
  const results = new Array<ExamResultShape | null>(keys.length).fill(null)
  for (const row of rows) results[row.place - 1] = resultOf(row)
  return results
}

function statementOf(keys: readonly ResultKey[]): pg.QueryConfig {
  const values = [keys.map((key) => key.examId), keys.map((key) => key.candidateId), keys.length]
  if (!keys.some(({ secret }) => secret)) return { name: 'find-exam-results', text: FIND_BY_ID, values }
  const secrets = [
    keys.map(({ secret }) => secret?.pinHash ?? null),
    keys.map(({ secret }) => secret?.birthDateHash ?? null),
  ]
  return { name: 'find-exam-results-by-secret', text: FIND_BY_SECRET, values: [...values, ...secrets] }
}

/** Of a withdrawn result it keeps the candidate and the exam alone. */
export function resultOf(found: Omit<ResultRecord, 'place'>): ExamResultShape {
  const { candidateId, examId: id, title, date, secondSecret, topPerformers, passPercentage } = found
  const { recheckUntil, recheckFee, withdrawnAt, withdrawnWords } = found
  const exam = { id, title, date, secondSecret, topPerformers, passPercentage, recheckUntil, recheckFee }
  if (withdrawnAt)
    return { ...NOTHING, candidateId, exam, withdrawal: { withdrawnAt, words: withdrawnWords } }
  const { ranksByPercentage, studentName, groups, revisions, recheck } = found
  // Cheaper than a spread of the values.
  return Object.assign(valuesOf(found), {
    ...{ candidateId, exam, ranksByPercentage },
    student: studentName === null || groups === null ? null : { candidateId, studentName, groups },
    revisions: revisions ?? [],
    isLookUp: true,
    recheck,
    withdrawal: null,
  })
}

const NOTHING = {
  ...NO_VALUES,
  ...{ ranksByPercentage: false, student: null, revisions: [], recheck: null, isLookUp: true },
}

const batchersOf = memoizeByObject((pool: Database['pool']) => {
  const newBatcher = () =>
    createBatcher((keys: ResultKey[]) => findExamResults({ pool }, keys), BATCH_OPTIONS)
  return { byId: newBatcher(), bySecret: newBatcher() }
})

/** One candidate's result. Concurrent look-ups of all requests share a statement, those with a secret another one. */
export function findExamResult(
  { pool }: Pick<Database, 'pool'>,
  key: ResultKey,
): Promise<ExamResultShape | null> {
  const { byId, bySecret } = batchersOf(pool)
  return key.secret ? bySecret(key) : byId(key)
}

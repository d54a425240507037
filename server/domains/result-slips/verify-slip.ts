import type { Database } from '#server/db/database.ts'
import { findVisibleExam } from '#server/domains/results/find-exams.ts'
import type { Services } from '#server/graphql/context.ts'
import { findSlipRows, type SlipRow } from './find-slip-rows.ts'
import { slipWords } from './issue-slips.ts'
import { readSlip } from './slip-token.ts'
import type { SignedWords, SlipWords } from './slip-words.ts'

export interface SlipCheck {
  state: 'GENUINE' | 'REVISED' | 'WITHDRAWN' | 'NOT_RELEASED' | 'NOT_OURS'
  /** When the result was changed; null when it was not, and when the day is not kept. */
  revisedAt: Date | null
  /** What was signed; null for what is not ours, and once the candidate's data are deleted. */
  slip: SignedWords | null
}

type Source = Pick<Services, 'db' | 'dataVersion'>

const NOT_OURS: SlipCheck = { state: 'NOT_OURS', revisedAt: null, slip: null }

/** What a token says, and whether it still holds. */
export async function verifySlip({ db, dataVersion }: Source, token: string): Promise<SlipCheck> {
  const slip = await readSlip(db, token)
  if (!slip) return NOT_OURS
  // Says nothing of other files: whoever holds the paper may not learn what is going to be released.
  if (await isUnreleased(db, slip.layer)) return { state: 'NOT_RELEASED', revisedAt: null, slip }
  const exam = await findVisibleExam(db, slip.examId)
  const [row] = exam ? await findSlipRows({ db, dataVersion }, exam.id, [slip.candidateId]) : []
  if (!exam || !row) return { state: 'WITHDRAWN', revisedAt: null, slip }
  const present = slipWords(row, exam, { name: slip.institute })
  if (isSame(slip, present)) return { state: 'GENUINE', revisedAt: null, slip }
  const listedSince = isSameName(slip, present) ? null : row.listedSince
  return { state: 'REVISED', revisedAt: await revisionOf(db, slip, { ...row, listedSince }), slip }
}

/** @returns null for a code that no slip has. */
export async function verifySlipCode(source: Source, code: string): Promise<SlipCheck | null> {
  const { rows } = await source.db.pool.query<{ token: string | null }>({
    name: 'find-result-slip',
    text: 'SELECT token FROM result_slips WHERE code = $1',
    values: [code],
  })
  const [row] = rows
  if (!row) return null
  return row.token === null
    ? { state: 'WITHDRAWN', revisedAt: null, slip: null }
    : verifySlip(source, row.token)
}

/** Whether the file that the values are from is staged, or waits for its release. */
async function isUnreleased({ pool }: Pick<Database, 'pool'>, layer: number): Promise<boolean> {
  const { rows } = await pool.query<{ unreleased: boolean }>({
    name: 'is-slip-unreleased',
    text: `SELECT state = 'STAGED' OR (state = 'PUBLISHED' AND release_at > now()) AS unreleased
      FROM exam_result_files JOIN exams ON exams.id = exam_id WHERE layer = $1`,
    values: [layer],
  })
  return rows[0]?.unreleased === true
}

const VALUES = ['outcome', 'examMark', 'examRank', 'percentage', 'passPercentage'] as const
/** That somebody enters them later, or takes them back, does not change a result. */
const MAY_BE_UNKNOWN = ['studentName', 'fullMarks'] as const

/** A name that one of them does not know is no other one. */
function isSameName(signed: SlipWords, present: SlipWords): boolean {
  return isSame({ ...present, studentName: signed.studentName }, present)
}

function isSame(signed: SlipWords, present: SlipWords): boolean {
  return (
    VALUES.every((word) => signed[word] === present[word]) &&
    JSON.stringify(signed.subjects) === JSON.stringify(present.subjects) &&
    MAY_BE_UNKNOWN.every(
      (word) => signed[word] === null || present[word] === null || signed[word] === present[word],
    )
  )
}

/** The latest change of this result since the slip was issued of which the day is kept. */
async function revisionOf(
  { pool }: Pick<Database, 'pool'>,
  { examId, issuedAt }: SignedWords,
  { visibleSince, listedSince }: SlipRow,
): Promise<Date | null> {
  const { rows } = await pool.query<{ withdrawnAt: Date | null }>({
    name: 'find-latest-withdrawal',
    text: 'SELECT withdrawn_at AS "withdrawnAt" FROM exams WHERE id = $1',
    values: [examId],
  })
  const changes = [visibleSince, listedSince, rows[0]?.withdrawnAt ?? null]
  const since = changes.filter((at) => at !== null && at >= issuedAt) as Date[]
  return since.length === 0 ? null : new Date(Math.max(...since.map((at) => at.getTime())))
}

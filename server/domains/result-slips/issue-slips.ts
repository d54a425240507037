import { createHash } from 'node:crypto'
import type { Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import { findVisibleExam, type VisibleExam } from '#server/domains/results/find-exams.ts'
import { subjectsOf } from '#server/domains/results/stored-subjects.ts'
import type { Services } from '#server/graphql/context.ts'
import { findSlipRows, type SlipRow } from './find-slip-rows.ts'
import { newSlipCode } from './slip-code.ts'
import { slipSigner } from './slip-keys.ts'
import { readSlip, signSlip } from './slip-token.ts'
import type { SignedWords, SlipWords } from './slip-words.ts'

/** A slip to print. */
export interface IssuedSlip extends SignedWords {
  token: string
}

interface Sources extends Pick<Services, 'dataVersion'> {
  db: Database
  /** The database as the slip shows it; in a rehearsal another one than that which keeps slips. */
  shown: Database
  site: Pick<Site, 'name'>
}

/**
 * Signs the visible results of candidates of an exam. A slip with the same words that was issued before is issued again, and one
 * of a rehearsal is not kept.
 *
 * @param candidateIds as in the result files.
 * @returns in the same order; candidates without a visible result are left out.
 */
export async function issueSlips(
  { db, shown, site, dataVersion }: Sources,
  { examId, candidateIds }: { examId: string; candidateIds: readonly string[] },
): Promise<IssuedSlip[]> {
  const exam = await findVisibleExam(shown, examId)
  if (!exam) return []
  const rows = await findSlipRows({ db: shown, dataVersion }, exam.id, candidateIds)
  const signer = await slipSigner(db)
  const wanted = rows.map((row) => {
    const words = slipWords(row, exam, site)
    return { words, digest: digestOf(signer.id, words) }
  })
  const known = await findKnown(db, wanted)
  const missing = wanted.filter(({ digest }) => !known.has(digest))
  if (missing.length > 0) {
    const issuedAt = db.now()
    const made = await Promise.all(
      missing.map(async ({ words, digest }) => {
        const code = newSlipCode()
        return { words, digest, code, issuedAt, token: await signSlip(signer, words, { code, issuedAt }) }
      }),
    )
    // A slip that is tried in a rehearsal must not become the public one, with a date from before the release.
    if (shown === db) await keep(db, made)
    const issued =
      shown === db ? await findKnown(db, missing) : made.map(({ digest, token }) => [digest, token] as const)
    for (const [digest, token] of issued) known.set(digest, token)
  }
  const slips: IssuedSlip[] = []
  for (const { words, digest } of wanted) {
    const token = known.get(digest)
    // Deleted in this moment.
    if (token === undefined) continue
    const signed = await readSlip(db, token)
    if (!signed) throw new Error(`The slip of a candidate in ${words.examId} is not signed by a known key`)
    slips.push({ ...signed, token })
  }
  return slips
}

export function slipWords(row: SlipRow, exam: VisibleExam, site: Pick<Site, 'name'>): SlipWords {
  const { candidateId, studentName, groups, layer, outcome, examMark, examRank, percentage } = row
  const { id, title, date, fullMarks, passPercentage } = exam
  return {
    institute: site.name,
    candidateId,
    studentName,
    groups,
    examId: id,
    examTitle: title,
    examDate: date,
    outcome,
    examMark,
    fullMarks:
      examMark !== null && fullMarks !== null && Number(examMark) <= Number(fullMarks) ? fullMarks : null,
    percentage,
    passPercentage,
    examRank,
    subjects: subjectsOf(row),
    layer,
  }
}

/** Without subjects as before there were any, so that slips of then are issued again. */
function digestOf(keyId: string, { subjects, ...others }: SlipWords): string {
  const words = subjects.length > 0 ? { ...others, subjects } : others
  return createHash('sha256')
    .update(JSON.stringify([keyId, Object.entries(words).sort()]))
    .digest('base64url')
}

async function findKnown(
  { pool }: Pick<Database, 'pool'>,
  wanted: readonly { digest: string }[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ digest: string; token: string }>({
    name: 'find-result-slips',
    text: 'SELECT digest, token FROM result_slips WHERE digest = ANY ($1) AND token IS NOT NULL',
    values: [wanted.map(({ digest }) => digest)],
  })
  return new Map(rows.map(({ digest, token }) => [digest, token]))
}

/**
 * The lock on the row of the result makes whoever deletes the candidate wait for the slip, and find it. A slip with the same
 * words that another process has made in this moment stays.
 */
const KEEP = `
  INSERT INTO result_slips (code, digest, candidate_id, token, issued_at)
  SELECT made.code, made.digest, r.candidate_id, made.token, $6
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) AS made (code, digest, candidate_id, token, layer)
  JOIN exam_results r ON r.layer = made.layer AND r.candidate_id = made.candidate_id
  FOR KEY SHARE OF r
  ON CONFLICT DO NOTHING`

interface Made {
  words: SlipWords
  digest: string
  code: string
  token: string
  issuedAt: Date
}

async function keep({ pool }: Pick<Database, 'pool'>, made: readonly Made[]): Promise<void> {
  await pool.query({
    name: 'keep-result-slips',
    text: KEEP,
    values: [
      made.map(({ code }) => code),
      made.map(({ digest }) => digest),
      made.map(({ words }) => words.candidateId),
      made.map(({ token }) => token),
      made.map(({ words }) => words.layer),
      made[0]?.issuedAt,
    ],
  })
}

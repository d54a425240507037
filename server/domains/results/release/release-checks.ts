import { availableParallelism } from 'node:os'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import type { Database } from '#server/db/database.ts'
import type { ExamShape } from '#server/domains/results/exams/find-exams.ts'
import { findCoverage } from '#server/domains/results/exams/secret-coverage.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'

export const ReleaseCheckKind = {
  NAMES: 'NAMES',
  SECRETS: 'SECRETS',
  BACKUP: 'BACKUP',
  DISK: 'DISK',
  WORKERS: 'WORKERS',
  REHEARSAL: 'REHEARSAL',
} as const

/** Something to look at before a release. */
export interface ReleaseCheck extends Omit<Check, 'name'> {
  kind: keyof typeof ReleaseCheckKind
}

/** Candidates of an exam, and those on no active student list. */
const NAMELESS = `
  SELECT count(*)::int AS candidates, (count(*) FILTER (WHERE NOT EXISTS (
    SELECT FROM student_uploads u JOIN students s ON s.layer = u.layer AND s.candidate_id = candidate.candidate_id
    WHERE u.state = 'PUBLISHED' AND u.is_active)))::int AS nameless
  FROM (
    SELECT DISTINCT r.candidate_id FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer
    WHERE f.exam_id = $1 AND f.state = 'PUBLISHED'
  ) AS candidate`

/** Facts to look at before the results of an exam are released, in the order in which they are looked at. */
export async function findReleaseChecks(
  { db, env }: { db: Database; env: Env },
  exam: Pick<ExamShape, 'id' | 'secondSecret'>,
): Promise<ReleaseCheck[]> {
  return [
    await names(db, exam),
    ...(await secrets(db, exam)),
    { ...(await backupCheck({ db, env })), kind: 'BACKUP' },
    { ...(await diskCheck(env)), kind: 'DISK' },
    workers(db, env),
    await rehearsals(db, exam),
  ]
}

async function names({ pool }: Pick<Database, 'pool'>, { id }: Pick<ExamShape, 'id'>): Promise<ReleaseCheck> {
  const { rows } = await pool.query<{ candidates: number; nameless: number }>(NAMELESS, [id])
  const { candidates = 0, nameless = 0 } = rows[0] ?? {}
  const kind = 'NAMES'
  if (nameless === 0) return { kind, state: 'ok', text: 'Every candidate has a name.' }
  const who = `${grouped(nameless)} of ${grouped(candidates)} candidates`
  return {
    kind,
    state: 'warning',
    text: `${who} are on no active student list: their results show no name.`,
  }
}

/** Nothing for an exam without a second secret. */
async function secrets(
  db: Database,
  { id, secondSecret: secret }: Pick<ExamShape, 'id' | 'secondSecret'>,
): Promise<ReleaseCheck[]> {
  if (secret === 'NONE') return []
  const { candidates, withoutPin, withoutBirthDate } = await findCoverage(db, id, null)
  const [name, without] = secret === 'PIN' ? ['PIN', withoutPin] : ['date of birth', withoutBirthDate]
  const kind = 'SECRETS'
  if (without === 0) return [{ kind, state: 'ok', text: `Every candidate has a ${name}.` }]
  const who = `${grouped(without)} of ${grouped(candidates)} candidates`
  const text = `${who} have no ${name} on an active student list: they cannot see their results.`
  return [{ kind, state: 'warning', text }]
}

function workers({ kind: database }: Pick<Database, 'kind'>, { processes }: Env): ReleaseCheck {
  const kind = 'WORKERS'
  const cores = availableParallelism()
  const serve = processes === 1 ? 'One process serves visitors' : `${processes} processes serve visitors`
  if (database === 'embedded') return { kind, state: 'ok', text: `${serve}, with the embedded database.` }
  if (processes >= cores) return { kind, state: 'ok', text: `${serve}, on ${cores} cores.` }
  const text = `${serve}, on ${cores} cores. Set WEB_CONCURRENCY to ${cores} to use them all.`
  return { kind, state: 'warning', text }
}

async function rehearsals(
  { prisma }: Pick<Database, 'prisma'>,
  { id }: Pick<ExamShape, 'id'>,
): Promise<ReleaseCheck> {
  const latest = await prisma.activity.findFirst({
    where: { subject: id, action: 'results.rehearsed' },
    orderBy: { at: 'desc' },
  })
  const kind = 'REHEARSAL'
  return latest
    ? { kind, state: 'ok', text: `Last opened ${sayInstant(latest.at.toISOString())}.` }
    : { kind, state: 'warning', text: 'Nobody has looked at the pages as they will be.' }
}

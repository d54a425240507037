import { availableParallelism } from 'node:os'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import type { Database } from '#server/db/database.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import { findCoverage } from './exam-access.ts'
import { secondSecretOf } from './second-secret.ts'
import { stagedPreview } from './staged-results-preview.ts'

export const ReleaseCheckKind = {
  FINDINGS: 'FINDINGS',
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

/** Rows of a layer whose candidates are on no active student list. */
const NAMELESS = `
  SELECT count(*)::int AS nameless FROM exam_results r
  WHERE r.layer = $1 AND NOT EXISTS (
    SELECT FROM student_uploads u JOIN students s ON s.layer = u.layer AND s.candidate_id = r.candidate_id
    WHERE u.state = 'PUBLISHED' AND u.is_active
  )`

/** What to look at before the results of a file are released, in the order in which they are looked at. */
export async function findReleaseChecks(
  { db, env }: { db: Database; env: Env },
  file: ExamResultFile,
): Promise<ReleaseCheck[]> {
  return [
    findings(file),
    await names(db, file),
    ...(await secrets(db, file)),
    { ...(await backupCheck({ db, env })), kind: 'BACKUP' },
    { ...(await diskCheck(env)), kind: 'DISK' },
    workers(db, env),
    await rehearsals(db, file),
  ]
}

function findings({ state, preview }: ExamResultFile): ReleaseCheck {
  const kind = 'FINDINGS'
  if (state !== 'STAGED') return { kind, state: 'ok', text: 'Confirmed by whoever published the file.' }
  const { findings: found } = stagedPreview.parse(preview)
  const grave = found.filter(({ severity }) => severity !== 'INFORMATION').length
  if (grave === 0) return { kind, state: 'ok', text: 'Nothing looks like a mistake.' }
  const text = grave === 1 ? 'One thing may be a mistake.' : `${grave} things may be mistakes.`
  const isBlocking = found.some(({ severity }) => severity === 'BLOCKING')
  return { kind, state: isBlocking ? 'problem' : 'warning', text }
}

async function names({ pool }: Pick<Database, 'pool'>, file: ExamResultFile): Promise<ReleaseCheck> {
  const { rows } = await pool.query<{ nameless: number }>(NAMELESS, [file.layer])
  const nameless = rows[0]?.nameless ?? 0
  const kind = 'NAMES'
  if (nameless === 0) return { kind, state: 'ok', text: 'Every candidate has a name.' }
  const who = `${grouped(nameless)} of ${grouped(file.totalResults)} candidates`
  return {
    kind,
    state: 'warning',
    text: `${who} are on no active student list: their results show no name.`,
  }
}

/** Nothing for an exam without a second secret. */
async function secrets(db: Database, { id, examId }: ExamResultFile): Promise<ReleaseCheck[]> {
  const secret = await secondSecretOf(db.prisma, examId)
  if (secret === 'NONE') return []
  const { candidates, withoutPin, withoutBirthDate } = await findCoverage(db, examId, id)
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
  { id }: ExamResultFile,
): Promise<ReleaseCheck> {
  const latest = await prisma.activity.findFirst({
    where: { subjectId: id, action: 'results.rehearsed' },
    orderBy: { at: 'desc' },
  })
  const kind = 'REHEARSAL'
  return latest
    ? { kind, state: 'ok', text: `Last opened ${sayInstant(latest.at.toISOString())}.` }
    : { kind, state: 'warning', text: 'Nobody has looked at the pages as they will be.' }
}

import type { Pool, QueryConfig } from 'pg'
import { signJwt, verifyJwt } from '#server/auth/jwt.ts'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { ANNOUNCED, VISIBLE } from './find-exams.ts'

// A rehearsal shows the site as it will be once a result file is released, to those who have its token. The same statements
// read the same rows. Only the clock that they compare with stands at the release.
// Results of other exams stay hidden until their own release.

export const REHEARSAL_MS = 24 * 60 * 60_000
/** Of the API's requests: a page in rehearsal sends it, and so can any program. */
export const REHEARSAL_HEADER = 'x-rehearsal'
const AUDIENCE = 'pravesh:rehearsal'

export interface Rehearsal {
  token: string
  file: ExamResultFile
  /** The database as it answers after the release. */
  db: Database
}

export function signRehearsal(keys: KeyRing, fileId: string): Promise<string> {
  return signJwt(keys, {
    audience: AUDIENCE,
    subject: fileId,
    expiresAt: new Date(keys.now().getTime() + REHEARSAL_MS),
    claims: {},
  })
}

/** @returns undefined once the file is released, withdrawn or removed, and for a token that is not valid. */
export async function findRehearsal(
  { db, keys }: { db: Database; keys: KeyRing },
  token: string,
): Promise<Rehearsal | undefined> {
  const { sub: id = '' } = (await verifyJwt(keys, token, AUDIENCE)) ?? {}
  const file = isUuid(id) ? await db.prisma.examResultFile.findUnique({ where: { id } }) : null
  if (!file || !isUnreleased(file, db.now())) return undefined
  return { token, file, db: afterRelease(db, { file, files: await filesReleased(db, file) }) }
}

/** The exam's files that the release makes visible, or that one before it does. */
async function filesReleased({ prisma }: Database, file: ExamResultFile): Promise<ExamResultFile[]> {
  const { examId, releaseAt } = file
  const scheduled = await prisma.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED', releaseAt: { lte: releaseAt ?? new Date(0) } },
  })
  return [file, ...scheduled]
}

/** Whether a file can be rehearsed: it is staged, or published for later. */
export function isUnreleased({ state, releaseAt }: ExamResultFile, now: Date): boolean {
  return state === 'STAGED' || (state === 'PUBLISHED' && releaseAt !== null && releaseAt > now)
}

interface Release {
  file: ExamResultFile
  files: ExamResultFile[]
}

function afterRelease(db: Database, { file, files }: Release): Database {
  const { releaseAt } = file
  const release = releaseAt?.getTime() ?? 0
  const at = () => new Date(Math.max(release, db.now().getTime()))
  // A staged file has no place yet: PostgreSQL sorts it above all others, where publishing puts it.
  const visible = `(${VISIBLE} OR file_path IN (${files.map(({ filePath }) => `'${filePath}'`)}))`
  const later = (text: string) => text.replaceAll('now()', `'${at().toISOString()}'::timestamptz`)
  // Other exams that are announced stay so.
  const unlessAnnounced = (text: string) => text.split(ANNOUNCED).map(later).join(ANNOUNCED)
  const rewritten = (text: string) => text.split(VISIBLE).map(unlessAnnounced).join(visible)
  const query = (first: string | QueryConfig, values?: unknown[]) =>
    typeof first === 'string'
      ? db.pool.query(rewritten(first), values)
      : // A named statement would be the one of every visitor.
        db.pool.query({ text: rewritten(first.text), values: first.values ?? values ?? [] })
  // What caches keep by the pool is of this rehearsal alone.
  const pool: Pool = Object.create(db.pool, { query: { value: query } })
  return { ...db, pool, now: at }
}

import type { Database } from '#server/db.ts'
import { copyWithout } from '#server/domains/imports/copy-without.ts'
import type { LayerKind, Transaction } from '#server/domains/imports/layer-kind.ts'
import { lockExam } from '#server/domains/results/lock-exam.ts'
import { resultsLayer } from '#server/domains/results/results-layer.ts'
import { lockStudents } from '#server/domains/students/lock-students.ts'
import { studentsLayer } from '#server/domains/students/students-layer.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { FileMissing, type FileStore } from '#server/lib/file-store.ts'
import type { Logger } from '#server/lib/log.ts'

interface Services {
  db: Pick<Database, 'prisma'>
  files: FileStore
  log: Logger
}

/** How many rows went. */
export interface Forgotten {
  results: number
  listEntries: number
}

type Kind = Pick<LayerKind, 'folder' | 'open' | 'recordTable' | 'rowTable'>

/** A file that has the candidate. */
interface Holder {
  id: string
  filePath: string
  /** Of a result file. */
  examId?: string
}

/** A holder with the copy that is to replace its stored file; null when that is missing anyhow. */
interface Prepared extends Holder {
  copy: string | null
}

/** The files changed while their copies were written. */
class Outrun extends Error {
  override name = 'Outrun'
}

const TRANSACTION = { timeout: 60_000, maxWait: 2 * 60_000 }
const ATTEMPTS = 5

/**
 * Deletes everything that is kept of a candidate, for good: the rows of every layer, so that taking one back or
 * publishing another brings nothing to light again, and the rows of the stored originals. What the upload of a new file
 * says of the candidate is new data.
 *
 * The copies of the originals are written first; then one transaction takes the rows away and puts the copies in place.
 * A crash on the way leaves files that no record knows, which the sweep removes.
 *
 * @param candidateId in the form of `normalCandidateId`.
 * @returns null when nothing was kept.
 */
export async function forgetCandidate(
  services: Services,
  candidateId: string,
  actorId: string | null,
): Promise<Forgotten | null> {
  for (let attempt = 1; ; attempt++) {
    const prepared = await prepare(services, candidateId)
    if (prepared.results.length + prepared.lists.length === 0) return null
    try {
      const forgotten = await services.db.prisma.$transaction(
        (tx) => forget(tx, candidateId, prepared, actorId),
        TRANSACTION,
      )
      await discard(
        services,
        [...prepared.results, ...prepared.lists].map(({ filePath }) => filePath),
      )
      return forgotten
    } catch (error) {
      // Any other error may mean that the answer to the commit was lost: the copies are then the sweep's to judge.
      if (!(error instanceof Outrun)) throw error
      await discard(
        services,
        [...prepared.results, ...prepared.lists].flatMap(({ copy }) => copy ?? []),
      )
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function prepare(
  { db, files }: Services,
  candidateId: string,
): Promise<{ results: Prepared[]; lists: Prepared[] }> {
  const copies = async (kind: Kind, holders: readonly Holder[]) => {
    const prepared: Prepared[] = []
    for (const holder of holders) {
      const copy = await copyWithout(files, kind, holder.filePath, candidateId).catch((error: unknown) => {
        if (error instanceof FileMissing) return null
        throw error
      })
      prepared.push({ ...holder, copy })
    }
    return prepared
  }
  return {
    results: await copies(resultsLayer, await holdersOf(db.prisma, resultsLayer, candidateId)),
    lists: await copies(studentsLayer, await holdersOf(db.prisma, studentsLayer, candidateId)),
  }
}

function holdersOf(
  tx: Pick<Transaction, '$queryRaw'>,
  { recordTable, rowTable }: Kind,
  candidateId: string,
): Promise<Holder[]> {
  const exam = recordTable === 'exam_result_files' ? Prisma.raw(', f.exam_id AS "examId"') : Prisma.empty
  return tx.$queryRaw`
    SELECT f.id::text, f.file_path AS "filePath" ${exam} FROM ${Prisma.raw(recordTable)} f
    JOIN ${Prisma.raw(rowTable)} r ON r.layer = f.layer AND r.candidate_id = ${candidateId}
    WHERE f.state <> 'REMOVED' ORDER BY f.id`
}

async function forget(
  tx: Transaction,
  candidateId: string,
  { results, lists }: { results: readonly Prepared[]; lists: readonly Prepared[] },
  actorId: string | null,
): Promise<Forgotten> {
  const exams = new Set(results.flatMap(({ examId }) => examId ?? []))
  for (const examId of [...exams].sort()) await lockExam(tx, examId)
  await lockStudents(tx)
  await isStill(results, await holdersOf(tx, resultsLayer, candidateId))
  await isStill(lists, await holdersOf(tx, studentsLayer, candidateId))
  // Those on their way out as well, which the sweep would come to later.
  await deleteRows(tx, resultsLayer, candidateId)
  await deleteRows(tx, studentsLayer, candidateId)
  for (const { id, filePath, copy } of results) {
    const changed = await tx.$executeRaw`
      UPDATE exam_result_files SET file_path = ${copy ?? filePath}, total_results = total_results - 1,
        total_students = least(total_students, total_results - 1)
      WHERE id = ${id}::uuid AND file_path = ${filePath} AND state <> 'REMOVED'`
    if (changed === 0) throw new Outrun('A result file changed')
  }
  for (const { id, filePath, copy } of lists) {
    const changed = await tx.$executeRaw`
      UPDATE student_uploads SET file_path = ${copy ?? filePath}, total_students = total_students - 1
      WHERE id = ${id}::uuid AND file_path = ${filePath} AND state <> 'REMOVED'`
    if (changed === 0) throw new Outrun('A student list changed')
  }
  await spoilPreviews(tx, resultsLayer, candidateId)
  await spoilPreviews(tx, studentsLayer, candidateId)
  const forgotten = { results: results.length, listEntries: lists.length }
  const subject = `${counted(forgotten.results, 'result', 'results')}, ${counted(forgotten.listEntries, 'list entry', 'list entries')}`
  await tx.activity.create({ data: { actorId, action: 'candidate.deleted', subject } })
  return forgotten
}

function isStill(prepared: readonly Prepared[], found: readonly Holder[]): void {
  const keys = (holders: readonly Holder[]) => holders.map(({ id, filePath }) => `${id} ${filePath}`).join()
  if (keys(prepared) !== keys(found)) throw new Outrun('The files with the candidate changed')
}

async function deleteRows(
  tx: Transaction,
  { recordTable, rowTable }: Kind,
  candidateId: string,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM ${Prisma.raw(rowTable)} r USING ${Prisma.raw(recordTable)} f
    WHERE r.layer = f.layer AND r.candidate_id = ${candidateId}`
}

/**
 * Takes the candidate out of the previews of staged files and marks them as no longer true: publishing one is refused
 * once, and answers a preview that is measured anew.
 */
async function spoilPreviews(tx: Transaction, { recordTable }: Kind, candidateId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(recordTable)} SET based_on = '{-1}', preview = preview || jsonb_build_object(
      'findings', '[]'::jsonb,
      'sample', jsonb_path_query_array(preview, '$.sample[*] ? (@.candidateId != $id)', jsonb_build_object('id', ${candidateId}::text)))
    WHERE state = 'STAGED'`
}

function counted(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`
}

/** Deletes files that nobody refers to; what does not go now is the sweep's. */
async function discard({ files, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error }, 'a replaced file is left to the sweep'))
  }
}

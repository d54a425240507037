import { Readable } from 'node:stream'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import type { CsvTable } from '#server/domains/imports/csv-table.ts'
import type { ImportDefinition, Transaction } from '#server/domains/imports/import-definition.ts'
import { lockInvitations } from '#server/domains/invitations/lock-invitations.ts'
import { lockExam } from '#server/domains/results/exams/find-exams.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { lockStudents } from '#server/domains/students/active-lists.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, invalidInput } from '#server/graphql/errors.ts'
import { readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { BOM, plainCsvLine } from '#server/lib/csv/write-csv.ts'
import type { Logger } from '#server/lib/log.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { counted } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'
import { FileMissing, type FileStore } from '#server/storage/file-store.ts'
import { eraseFiles, noteErasure, trashKey } from '#server/storage/trash.ts'
import { lockCandidate } from './candidate-linking.ts'
import { findEntries, forgetEntries } from './content-entries.ts'
import { candidateKey, resolveCandidateId } from './resolve-candidate-id.ts'

interface Services {
  db: Database
  files: FileStore
  log: Logger
}

/** Numbers of deleted rows. */
interface DeletedCandidateDataShape {
  results: number
  listEntries: number
  /** Assignments and fees. */
  entries: number
}

type Kind = Pick<ImportDefinition, 'folder' | 'open' | 'recordTable' | 'rowTable'>

const KINDS = [resultsImport, studentsImport] satisfies Kind[]

/** A file with a row of the candidate. */
interface Holder {
  kind: Kind
  id: string
  filePath: string
  /** Only for result files. */
  examId?: string
}

/** A file with the key of its redacted copy; null when the stored file is missing. */
interface Prepared extends Holder {
  copy: string | null
}

/** The records of the files changed while the redacted copies were written. */
class FilesChanged extends Error {
  override name = 'FilesChanged'
}

const TRANSACTION = { timeout: 60_000, maxWait: 2 * 60_000 }
const ATTEMPTS = 5

/**
 * Permanently deletes all stored data of a candidate: the rows of every layer, published or not, the rows of the stored
 * originals, those in the trash included, requests for a re-check, the link to an account or an invitation, the lines of
 * assignments and fees, and result slips. Files uploaded later are not affected.
 *
 * Redacted copies of the originals are written first; then one transaction deletes the rows, replaces the originals by the
 * copies and records that the originals are to be erased, so that the clean-up job erases them after a crash.
 *
 * @param candidateId in the form of `normalCandidateId`.
 * @returns null when nothing was stored.
 */
async function forgetCandidate(
  services: Services,
  candidateId: string,
  actorId: string | null,
): Promise<DeletedCandidateDataShape | null> {
  await forgetInRemovedFiles(services, candidateId)
  const forgotten = await forgetStored(services, candidateId, actorId)
  // Those that were removed meanwhile.
  await forgetInRemovedFiles(services, candidateId)
  return forgotten
}

async function forgetStored(
  services: Services,
  candidateId: string,
  actorId: string | null,
): Promise<DeletedCandidateDataShape | null> {
  for (let attempt = 1; ; attempt++) {
    const prepared = await prepare(services, candidateId)
    if (prepared.length === 0 && !(await hasMore(services, candidateId))) return null
    try {
      const forgotten = await services.db.prisma.$transaction(
        (tx) => forget(tx, candidateId, prepared, actorId),
        TRANSACTION,
      )
      await discard(services, replaced(prepared))
      return forgotten
    } catch (error) {
      // After any other error the commit may have succeeded: the clean-up job then decides about the copies.
      if (!(error instanceof FilesChanged)) throw error
      await discard(
        services,
        prepared.flatMap(({ copy }) => copy ?? []),
      )
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function prepare({ db, files }: Services, candidateId: string): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (const holder of await holdersOf(db.prisma, candidateId)) {
    const { kind, filePath } = holder
    const copy = await redactCandidate(files, kind, filePath, candidateId).catch((error: unknown) => {
      if (error instanceof FileMissing) return null
      throw error
    })
    prepared.push({ ...holder, copy })
  }
  return prepared
}

async function holdersOf(tx: Pick<Transaction, '$queryRaw'>, candidateId: string): Promise<Holder[]> {
  const found: Holder[] = []
  for (const kind of KINDS) {
    const exam = isOfResults(kind) ? Prisma.raw(', f.exam_id AS "examId"') : Prisma.empty
    const holders = await tx.$queryRaw<Omit<Holder, 'kind'>[]>`
      SELECT f.id::text, f.file_path AS "filePath" ${exam} FROM ${Prisma.raw(kind.recordTable)} f
      JOIN ${Prisma.raw(kind.rowTable)} r ON r.layer = f.layer AND r.candidate_id = ${candidateId}
      WHERE f.state <> 'REMOVED' ORDER BY f.id`
    found.push(...holders.map((holder) => ({ ...holder, kind })))
  }
  return found
}

const isOfResults = ({ recordTable }: Kind) => recordTable === 'exam_result_files'

async function forget(
  tx: Transaction,
  candidateId: string,
  prepared: readonly Prepared[],
  actorId: string | null,
): Promise<DeletedCandidateDataShape> {
  const exams = new Set(prepared.flatMap(({ examId }) => examId ?? []))
  for (const examId of [...exams].sort()) await lockExam(tx, examId)
  await lockStudents(tx)
  await lockInvitations(tx)
  // Before the lock of the candidate, as when an invitation is accepted.
  await tx.invitation.updateMany({ where: { candidateId }, data: { candidateId: null } })
  await lockCandidate(tx, candidateId)
  if (keysOf(prepared) !== keysOf(await holdersOf(tx, candidateId)))
    throw new FilesChanged('The files with the candidate changed')
  // Rows of removed layers are deleted here, too: the clean-up job may reach them later.
  for (const { recordTable, rowTable } of KINDS)
    await tx.$executeRaw`
      DELETE FROM ${Prisma.raw(rowTable)} r USING ${Prisma.raw(recordTable)} f
      WHERE r.layer = f.layer AND r.candidate_id = ${candidateId}`
  for (const { kind, id, filePath, copy } of prepared) {
    const totals = isOfResults(kind)
      ? 'total_results = total_results - 1, total_students = least(total_students, total_results - 1)'
      : 'total_students = total_students - 1'
    const changed = await tx.$executeRaw`
      UPDATE ${Prisma.raw(kind.recordTable)} SET file_path = ${copy ?? filePath}, ${Prisma.raw(totals)}
      WHERE id = ${id}::uuid AND file_path = ${filePath} AND state <> 'REMOVED'`
    if (changed === 0) throw new FilesChanged('A file with the candidate changed')
  }
  await tx.candidateLink.deleteMany({ where: { candidateId } })
  // After the rows, so that no further slip is made of them.
  await tx.resultSlip.deleteMany({ where: { candidateId } })
  await tx.$executeRaw`
    DELETE FROM outbox_mails WHERE recheck_id IN (SELECT id FROM recheck_requests WHERE candidate_id = ${candidateId})`
  await tx.recheckRequest.deleteMany({ where: { candidateId } })
  await noteErasure(tx, replaced(prepared))
  for (const kind of KINDS) await invalidatePreviews(tx, kind, candidateId)
  const entries = await forgetEntries(tx, candidateId)
  const results = prepared.filter(({ kind }) => isOfResults(kind)).length
  const forgotten = { results, listEntries: prepared.length - results, entries }
  const subject = `${counted(forgotten.results, 'result')}, ${counted(forgotten.listEntries, 'list entry', 'list entries')}${entries > 0 ? `, ${counted(entries, 'assignment or fee', 'assignments or fees')}` : ''}`
  await tx.activity.create({ data: { actorId, action: 'candidate.deleted', subject } })
  return forgotten
}

/** Whether the candidate has a link to an account or an invitation, slips, requests, or lines of assignments and fees. */
async function hasMore({ db }: Services, candidateId: string): Promise<boolean> {
  const { prisma } = db
  const where = { candidateId }
  const counts = [
    prisma.candidateLink.count({ where }),
    prisma.invitation.count({ where }),
    prisma.resultSlip.count({ where }),
    prisma.recheckRequest.count({ where }),
  ]
  const counted = await Promise.all(counts)
  return counted.some((count) => count > 0) || (await findEntries(db, candidateId)).length > 0
}

const keysOf = (holders: readonly Holder[]) => holders.map(({ id, filePath }) => `${id} ${filePath}`).join()

/**
 * Removes the candidate from the previews of staged files and invalidates them: publishing such a file answers
 * StalePreview with a new preview.
 */
async function invalidatePreviews(
  tx: Transaction,
  { recordTable }: Kind,
  candidateId: string,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(recordTable)} SET based_on = '{-1}', preview = preview || jsonb_build_object(
      'findings', '[]'::jsonb,
      'sample', jsonb_path_query_array(preview, '$.sample[*] ? (@.candidateId != $id)', jsonb_build_object('id', ${candidateId}::text)))
    WHERE state = 'STAGED'`
}

/** Keys of the originals that copies replace. */
function replaced(prepared: readonly Prepared[]): string[] {
  return prepared.filter(({ copy }) => copy !== null).map(({ filePath }) => filePath)
}

/** Deletes files without a record. */
async function discard(services: Services, keys: readonly string[]): Promise<void> {
  await eraseFiles(services, keys).catch((error: unknown) =>
    services.log.warn({ err: error }, 'a replaced file is left to the clean-up job'),
  )
}

/** Removes a candidate's rows from the originals of removed imports, those in the trash included. */
async function forgetInRemovedFiles(services: Services, candidateId: string): Promise<void> {
  for (const kind of KINDS) {
    for (const key of await removedFiles(services, kind)) {
      if ((await holds(services, kind, key, candidateId)) !== 'no') await eraseFiles(services, [key])
    }
    for await (const { key } of services.files.list(trashKey(kind.folder))) {
      const held = await holds(services, kind, key, candidateId)
      if (held === 'unreadable') await services.files.delete(key)
      if (held === 'yes') await replace(services, kind, key, candidateId)
    }
  }
}

async function removedFiles({ db }: Services, { recordTable }: Kind): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ key: string }[]>`
    SELECT file_path AS key FROM ${Prisma.raw(recordTable)} WHERE state = 'REMOVED'`
  return rows.map(({ key }) => key)
}

/** Whether a stored table has a row of the candidate; 'unreadable' if it cannot be parsed. */
async function holds(
  { files }: Services,
  kind: Kind,
  key: string,
  candidateId: string,
): Promise<'yes' | 'no' | 'unreadable'> {
  let source: Readable | undefined
  try {
    source = await files.open(key)
    for await (const rows of acceptedRows(source, kind, candidateId))
      if (rows.some(({ isTheirs }) => isTheirs)) return 'yes'
    return 'no'
  } catch (error) {
    if (error instanceof FileMissing) return 'no'
    if (error instanceof CsvRejected || error instanceof UnreadableCsv) return 'unreadable'
    throw error
  } finally {
    source?.destroy()
  }
}

async function replace({ files }: Services, kind: Kind, key: string, candidateId: string): Promise<void> {
  await files.move(await redactCandidate(files, kind, key, candidateId), key)
}

const DeletedCandidateData = builder.objectRef<DeletedCandidateDataShape>('DeletedCandidateData').implement({
  description: "The number of a candidate's deleted rows.",
  fields: (t) => ({
    results: t.exposeInt('results', { description: 'Rows of result files.' }),
    listEntries: t.exposeInt('listEntries', { description: 'Rows of student lists.' }),
    entries: t.exposeInt('entries', { description: 'Assignments and fees that named the candidate.' }),
  }),
})

const DeleteCandidateDataResult = builder.unionType('DeleteCandidateDataResult', {
  types: [DeletedCandidateData, InvalidInput],
  resolveType: (value) => ('kind' in value ? InvalidInput : DeletedCandidateData),
})

builder.mutationField('deleteCandidateData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: DeleteCandidateDataResult,
    description:
      'Permanently deletes all stored data of a candidate: the rows of all result files and student lists, published or not, and of their stored originals, the requests for a re-check, the link to an account, the lines of assignments and fees, and result slips, whose codes are unknown then. Removing or publishing another file does not restore it. [admin]',
    args: {
      candidateId: t.arg.string({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: 'The candidate ID, typed again as a confirmation.',
      }),
    },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      const candidateId =
        (await resolveCandidateId(db, args.candidateId)) ?? normalCandidateId(args.candidateId)
      if (candidateKey(args.confirmation) !== candidateKey(candidateId)) {
        return invalidInput([{ path: 'confirmation', message: say`Type ${candidateId} to delete this data` }])
      }
      const forgotten = await forgetCandidate({ db, files, log }, candidateId, actorIdOf(viewer))
      return (
        forgotten ?? invalidInput([{ path: 'candidateId', message: say`Nothing is kept of this candidate` }])
      )
    },
  }),
)

const BATCH_SIZE = 1000

/**
 * Copies a stored table as CSV and replaces the rows of one candidate by blank rows, so that the other rows keep their
 * numbers.
 *
 * @returns the copy's key in the store.
 * @throws FileMissing when there is no such file.
 */
async function redactCandidate(
  files: FileStore,
  kind: Kind,
  filePath: string,
  candidateId: string,
): Promise<string> {
  const copy = `${kind.folder}/${uuid7()}.csv`
  const rows = rowsWithout(await files.open(filePath), kind, candidateId)
  await files.put(copy, Readable.from(rows, { objectMode: false }), { maxBytes: Number.POSITIVE_INFINITY })
  return copy
}

async function* rowsWithout(
  source: AsyncIterable<Uint8Array>,
  kind: Kind,
  candidateId: string,
): AsyncGenerator<Buffer> {
  let number = 0
  yield Buffer.from(BOM)
  for await (const rows of acceptedRows(source, kind, candidateId)) {
    let lines = ''
    for (const { row, isTheirs } of rows) {
      while (++number < row.number) lines += '\r\n'
      lines += isTheirs ? '\r\n' : plainCsvLine(row.cells, row.delimiter)
    }
    yield Buffer.from(lines)
  }
}

/** The rows of a file that was accepted once, so that limits do not apply. */
async function* acceptedRows(source: AsyncIterable<Uint8Array>, { open }: Kind, candidateId: string) {
  let table: CsvTable<{ candidateId: string }> | undefined
  for await (const batch of readCsv(source, { maxRows: Number.MAX_SAFE_INTEGER, batchSize: BATCH_SIZE })) {
    yield batch.map((row) => {
      const isTheirs = table?.read(row, () => {})?.candidateId === candidateId
      table ??= open(row)
      return { row, isTheirs }
    })
  }
}

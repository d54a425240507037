import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { visibleRow } from '#server/domains/results/exams/find-exams.ts'
import type { ExamResultFile, RecheckRequest as Row } from '#server/generated/prisma/client.ts'
import type { RecheckState } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { type ConflictShape, conflictType } from '#server/graphql/conflict.ts'
import { InvalidInput, invalidInput, invalidInputFrom, notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { visibleLinesInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { findRecheck, type RecheckShape } from './find-rechecks.ts'
import { isEmail } from './recheck-input.ts'
import { RecheckRequest } from './recheck-request.ts'

const MAX_ANSWER_LENGTH = 500

const resolution = z.object({
  fileId: z.string().nullish(),
  answer: visibleLinesInput.pipe(
    z
      .string()
      .min(1, say`Write a sentence to the candidate`)
      .max(MAX_ANSWER_LENGTH, say`Shorten the sentence to ${MAX_ANSWER_LENGTH} characters`),
  ),
})

const RecheckAnswerInput = builder.inputType('RecheckAnswerInput', {
  fields: (t) => ({
    fileId: t.id({
      description:
        "The published and released file that changed the candidate's result. Omit to confirm the result as it is; candidates must see one then.",
    }),
    answer: t.string({
      required: true,
      description: `A sentence that the candidate reads; at most ${MAX_ANSWER_LENGTH} characters.`,
    }),
  }),
})

const RecheckConflict = conflictType('RecheckConflict', RecheckRequest)
const AnswerRecheckResult = builder.unionType('AnswerRecheckResult', {
  types: [RecheckRequest, InvalidInput, RecheckConflict],
})
const CloseRecheckResult = builder.unionType('CloseRecheckResult', {
  types: [RecheckRequest, RecheckConflict],
})

builder.mutationField('answerRecheck', (t) =>
  t.field({
    authScopes: { admin: true },
    type: AnswerRecheckResult,
    description:
      'Answers a request for a re-check: the candidate reads it on the result, and by mail if the contact is an address. If it is answered or closed already, the result is a conflict. [admin]',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: RecheckAnswerInput, required: true }),
      version: t.arg.int({
        description:
          'Version of the request that was read. A conflict if another request has taken its place. Omit to skip the conflict check.',
      }),
    },
    resolve: async (_root, { id, input, version }, { db, viewer, outboxWorker }) => {
      const parsed = z.object({ input: resolution }).safeParse({ input })
      if (!parsed.success) return invalidInputFrom(parsed.error)
      const answer = { ...parsed.data.input, version, actorId: actorIdOf(viewer) }
      try {
        const problem = await writeAnswer(db, id, answer)
        if (problem) return invalidInput([{ path: 'input.fileId', message: problem }])
      } catch (error) {
        return conflictOf(db, id, error)
      }
      outboxWorker.wake()
      return present(db, id)
    },
  }),
)

builder.mutationField('closeRecheck', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CloseRecheckResult,
    description:
      'Closes a request that is not from the candidate, so that the candidate can ask. No mail is sent, and the result shows nothing of it. Only for requests without the second secret, and for those of candidates who see no result any more; if it is answered or closed already, the result is a conflict. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db, viewer }) =>
      close(db, id, actorIdOf(viewer)).then(
        () => present(db, id),
        (error: unknown) => conflictOf(db, id, error),
      ),
  }),
)

/** @returns the file's fault; then nothing was answered. */
export function writeAnswer(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  o: z.infer<typeof resolution> & { version?: number | null | undefined; actorId: string | null },
): Promise<string | undefined> {
  return prisma.$transaction(async (tx) => {
    const { fileId, answer, version, actorId } = o
    const request = await openRequest(tx, id)
    if (typeof version === 'number' && request.version !== version)
      throw new RequestChanged(
        say`The candidate has sent another request in place of the one that you have read.`,
      )
    const file = fileId ? await changingFile(tx, request, fileId) : null
    if (fileId && !file) return say`This file is not published, or did not change the result of the candidate`
    if (!(await isShown(tx, request)))
      return say`The candidate sees no result of this exam. Release it first, or close the request instead`
    const state = file ? 'CHANGED' : 'UNCHANGED'
    await resolve(tx, request, { state, answer, file, actorId })
    if (isEmail(request.contact))
      await enqueueMail(tx, 'recheck-answered', request.contact, {
        language: request.language,
        recheckId: id,
      })
    return undefined
  })
}

/** Closes a request without the second secret, or one about a result that there is no more. */
export function close(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  actorId: string | null,
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    const request = await openRequest(tx, id)
    if (request.isProven && (await isShown(tx, request))) {
      throw new RequestChanged(
        say`This request came with the second secret of the candidate. Answer it instead.`,
      )
    }
    await resolve(tx, request, { state: 'CLOSED', answer: null, file: null, actorId })
  })
}

/** Thrown by a change that does not fit the request as it is. Nothing is changed. */
class RequestChanged extends Error {}

/** @throws any other error than RequestChanged. */
async function conflictOf(
  db: Database,
  id: string,
  error: unknown,
): Promise<ConflictShape<'RecheckConflict', RecheckShape>> {
  if (!(error instanceof RequestChanged)) throw error
  return { kind: 'RecheckConflict', message: error.message, current: await present(db, id) }
}

async function present(db: Database, id: string): Promise<RecheckShape> {
  const request = await findRecheck(db, id)
  if (!request) throw notFound(GONE)
  return request
}

const GONE = say`This request is not there any more.`

/** An open request, locked. */
async function openRequest(tx: Transaction, id: string): Promise<Row> {
  if (isUuid(id)) await tx.$executeRaw`SELECT FROM recheck_requests WHERE id = ${id}::uuid FOR UPDATE`
  const request = isUuid(id) ? await tx.recheckRequest.findUnique({ where: { id } }) : null
  if (!request) throw notFound(GONE)
  if (request.state !== 'OPEN')
    throw new RequestChanged(say`This request has been answered or closed already.`)
  return request
}

async function isShown(tx: Transaction, { examId, candidateId }: Row): Promise<boolean> {
  const rows = await tx.$queryRawUnsafe<unknown[]>(
    `SELECT FROM ${visibleRow({ examId: '$1', candidateId: '$2' })} AS result`,
    ...[examId, candidateId],
  )
  return rows.length > 0
}

type ChangingFile = Pick<ExamResultFile, 'id' | 'fileName'>

/** A published file of the exam that changed the row of the candidate: after the request, or in place of an older file. */
async function changingFile(
  tx: Transaction,
  { examId, candidateId, askedAt }: Row,
  fileId: string,
): Promise<ChangingFile | null> {
  if (!isUuid(fileId)) return null
  const [file] = await tx.$queryRaw<ChangingFile[]>`
    WITH files AS (
      SELECT f.* FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = ${candidateId}
      WHERE f.exam_id = ${examId})
    SELECT id, filename AS "fileName" FROM files
    WHERE id = ${fileId}::uuid AND state = 'PUBLISHED' AND (uploaded_at > ${askedAt} OR EXISTS (
      SELECT FROM files AS older
      WHERE older.state = 'PUBLISHED' AND older.publish_order < files.publish_order))`
  return file ?? null
}

async function resolve(
  tx: Transaction,
  { id, examId, candidateId }: Row,
  o: { state: RecheckState; answer: string | null; file: ChangingFile | null; actorId: string | null },
): Promise<void> {
  const { state, answer, file, actorId } = o
  await tx.$executeRaw`
    UPDATE recheck_requests SET state = ${state}::"RecheckState", is_open = NULL, resolved_at = statement_timestamp(),
      resolved_by = ${actorId}::uuid, answer = ${answer}, file_name = ${file?.fileName ?? null}, file_id = ${file?.id ?? null}::uuid
    WHERE id = ${id}::uuid`
  // Of the ID the log keeps its last two characters.
  await tx.activity.create({
    data: {
      actorId,
      action: state === 'CLOSED' ? 'rechecks.closed' : 'rechecks.answered',
      subject: `${examId}: ending in ${candidateId.slice(-2)}${state === 'CLOSED' ? '' : ` → ${state}`}`,
      subjectId: id,
    },
  })
}

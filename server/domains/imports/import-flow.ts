import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { databaseTime } from '#server/db/database-time.ts'
import type { LayerState } from '#server/generated/prisma/enums.ts'
import { type InvalidInputShape, invalidInput } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import type { ImportDefinition, Transaction } from './import-definition.ts'
import type { RemovedLayer } from './remove-layer.ts'
import { type LayerPreview, unconfirmed } from './staged-preview.ts'

// A staged layer is published, discarded or deleted in the same way for all kinds of rows.

/** A layer's record. */
export interface LayerRecord extends RemovedLayer {
  fileName: string
  state: LayerState
  preview: unknown
}

/** The values of a published layer, besides its place in the order of layers. */
export interface Published {
  state: 'PUBLISHED'
  preview: object
  publishedAt: Date
}

export interface Publication<File, Preview, Input> {
  file: File
  preview: Preview
  input: Input
  now: Date
  actorId: string | null
}

/** How the layers of a kind of import are removed. */
export interface LayerRemoval<File extends LayerRecord>
  extends Pick<ImportDefinition, 'recordTable' | 'rowTable'> {
  /** The first word of its actions in the activity log. */
  topic: 'results' | 'students'
  /** The name of a file in the activity log. */
  subjectOf(file: File): string
  /** Marks files as removed after locking what they belong to. */
  markRemoved(tx: Transaction, where: RemovableFiles): Promise<File[]>
}

/** How they are published. */
export interface ImportFlow<
  File extends LayerRecord,
  Preview extends LayerPreview,
  Input extends { confirmedFindings: string[] },
> extends LayerRemoval<File> {
  preview: z.ZodType<Preview>
  find(tx: Transaction, id: string): Promise<File | null>
  /** Lets one transaction at a time change what the input is about. */
  lock(tx: Transaction, input: Input): Promise<void>
  /** Why a file is not one that the input is about. */
  problemOf?(file: File, input: Input): InvalidInputShape | undefined
  /** Whether a published file has the values of the input. */
  isSame(tx: Transaction, file: File, input: Input): Promise<boolean>
  /** The answer to other values for a published file. */
  alreadyPublished: string
  /** Finds a change since the preview was made. @returns a message for staff. */
  findChange(tx: Transaction, o: Publication<File, Preview, Input>): Promise<string | undefined>
  renewPreview(tx: Transaction, file: File, preview: Preview): Promise<void>
  /** Publishes and logs. @returns null if the file is not staged any more. */
  publish(
    tx: Transaction,
    values: Published,
    o: Publication<File, Preview, Input>,
  ): Promise<File | InvalidInputShape | null>
}

export interface RemovableFiles {
  id: { in: string[] }
  state: RemovableState
}

type RemovableState = Exclude<LayerState, 'REMOVED'>

export type PublishOutcome<File> =
  | { outcome: 'published'; file: File }
  /** The file, or what it was compared with, has changed; a new preview is kept with the file. */
  | { outcome: 'stale'; message: string }
  | { outcome: 'refused'; answer: InvalidInputShape }

/** A stale preview of a million rows is computed again in it. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

const refused = (problem: InvalidInputShape) => ({ outcome: 'refused', answer: problem }) as const

export const uploadGone = invalidInput([
  { path: 'id', message: say`This upload is not there any more. Please upload the file again` },
])

/**
 * Makes a staged file live by one small write: its rows win over those of older files. Repeated with the same values, it
 * answers the same.
 */
export function publishLayer<
  File extends LayerRecord,
  Preview extends LayerPreview,
  Input extends { confirmedFindings: string[] },
>(
  { prisma }: Pick<Database, 'prisma'>,
  flow: ImportFlow<File, Preview, Input>,
  { id, input, actorId }: { id: string; input: Input; actorId: string | null },
): Promise<PublishOutcome<File>> {
  if (!isUuid(id)) return Promise.resolve(refused(uploadGone))
  return prisma.$transaction(async (tx) => {
    await flow.lock(tx, input)
    const file = await flow.find(tx, id)
    if (!file || file.state === 'REMOVED') return refused(uploadGone)
    const problem = flow.problemOf?.(file, input)
    if (problem) return refused(problem)
    if (file.state === 'PUBLISHED') {
      return (await flow.isSame(tx, file, input))
        ? { outcome: 'published', file }
        : refused(invalidInput([{ path: 'id', message: flow.alreadyPublished }]))
    }
    const now = await databaseTime(tx)
    const preview = flow.preview.parse(file.preview)
    const publication = { file, preview, input, now, actorId }
    const message = await flow.findChange(tx, publication)
    if (message !== undefined) {
      await flow.renewPreview(tx, file, preview)
      return { outcome: 'stale', message }
    }
    const findings = unconfirmed(preview, input.confirmedFindings)
    if (findings.length > 0) return refused(confirmFirst(findings))
    // The preview names candidates, and nobody looks at it any more.
    const values = { state: 'PUBLISHED', preview: {}, publishedAt: now } as const
    const live = await flow.publish(tx, values, publication)
    if (!live) return refused(uploadGone)
    return 'kind' in live ? refused(live) : { outcome: 'published', file: live }
  }, TRANSACTION)
}

function confirmFirst(findings: readonly { message: string }[]): InvalidInputShape {
  return invalidInput(
    findings.map(({ message }) => ({
      path: 'input.confirmedFindings',
      message: say`Confirm this first: ${message}`,
    })),
  )
}

/**
 * Marks files as removed for good by one write, independent of their numbers of rows.
 *
 * @param o.state files in another state stay: one may have been published meanwhile.
 * @returns the layers to delete afterwards.
 */
export function markLayersRemoved<File extends LayerRecord>(
  { prisma }: Pick<Database, 'prisma'>,
  { topic, markRemoved, subjectOf }: LayerRemoval<File>,
  { ids, state, actorId }: { ids: readonly string[]; state: RemovableState; actorId: string | null },
): Promise<RemovedLayer[]> {
  const action = `${topic}.${state === 'STAGED' ? 'discarded' : 'removed'}`
  return prisma.$transaction(async (tx) => {
    const removed = await markRemoved(tx, { id: { in: ids.filter(isUuid) }, state })
    await tx.activity.createMany({
      data: removed.map((file) => ({ actorId, action, subject: subjectOf(file) })),
    })
    return removed
  })
}

import type { InputRef, ObjectRef } from '@pothos/core'
import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { databaseTime } from '#server/db/database-time.ts'
import type { LayerState } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import {
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
  isKind,
} from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import type { ImportDefinition, Transaction } from './import-definition.ts'
import { type RemovedLayer, removeInBackground } from './remove-layer.ts'
import {
  FindingSeverity,
  type FindingShape,
  type LayerPreview,
  RowChange,
  unconfirmed,
} from './staged-preview.ts'

// A staged layer is published, discarded or deleted in the same way for all kinds of rows.

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
  /** Locks the exam or the lists, and marks files as removed. */
  markRemoved(tx: Transaction, where: RemovableFiles): Promise<File[]>
}

interface Confirmed {
  confirmedFindings: string[]
}

/** How the layers of a kind of import are published. */
export interface ImportFlow<File extends LayerRecord, Preview extends LayerPreview, Input extends Confirmed>
  extends LayerRemoval<File> {
  preview: z.ZodType<Preview>
  find(tx: Transaction, id: string): Promise<File | null>
  /** Locks the exam or the lists of the input until the transaction ends. */
  lock(tx: Transaction, input: Input): Promise<void>
  /** The problem of an input that belongs to another file. */
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

interface RemovableFiles {
  id: { in: string[] }
  state: RemovableState
}

type RemovableState = Exclude<LayerState, 'REMOVED'>

type PublishOutcome<File> =
  | { outcome: 'published'; file: File }
  /** The file or the published data has changed; a new preview is kept with the file. */
  | { outcome: 'stale'; message: string }
  | { outcome: 'refused'; answer: InvalidInputShape }

/** Long enough to compute the preview of a million rows again. */
const TRANSACTION = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

const refused = (problem: InvalidInputShape) => ({ outcome: 'refused', answer: problem }) as const

const uploadGone = invalidInput([
  { path: 'id', message: say`This upload is not there any more. Please upload the file again` },
])

/**
 * Makes a staged file live by one small write: its rows win over those of older files. Repeated with the same values, it
 * answers the same.
 */
export function publishLayer<File extends LayerRecord, Preview extends LayerPreview, Input extends Confirmed>(
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

const FindingSeverityEnum = builder.enumType(FindingSeverity, {
  name: 'FindingSeverity',
  description: 'How grave a finding is. A BLOCKING one must be confirmed before the file can be published.',
})

export const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something about a staged file that may be a mistake.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the kind of finding, such as OTHER_SPELLING.' }),
    severity: t.expose('severity', { type: FindingSeverityEnum }),
    message: t.exposeString('message'),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'Number of rows concerned; null when they cannot be counted.',
    }),
    examples: t.stringList({
      description: 'IDs of at most three candidates concerned, unless the message names them.',
      resolve: ({ examples }) => examples ?? [],
    }),
  }),
})

// A staged file is a validated, unpublished upload with a preview of the effects of publishing it. The preview is computed
// during staging and stored with the file's record.

export interface StagedFileShape {
  id: string
  fileName: string
  totalRows: number
  expiresAt: Date
  preview: LayerPreview
}

/** The common fields of the previews of all kinds. */
export const StagedFile = builder.interfaceRef<StagedFileShape>('StagedFile').implement({
  description: 'A staged file: validated and not published, with a preview of the effects of publishing it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    totalRows: t.exposeInt('totalRows'),
    newRows: t.int({ resolve: ({ preview }) => preview.newRows }),
    changedRows: t.int({ resolve: ({ preview }) => preview.changedRows }),
    unchangedRows: t.int({ resolve: ({ preview }) => preview.unchangedRows }),
    findings: t.field({ type: [Finding], resolve: ({ preview }) => preview.findings }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the clean-up job deletes the staged file unless it is published.',
    }),
  }),
})

export const RowChangeEnum = builder.enumType('RowChange', {
  description: "How publishing a row would change its candidate's published row.",
  values: Object.keys(RowChange) as (keyof typeof RowChange)[],
})

type Types = typeof builder.$inferSchemaTypes

interface StalePreviewShape {
  kind: string
  message: string
  preview: StagedFileShape
}

/** Fields of the API for the staged files of a kind of import. */
interface ImportFields<File extends LayerRecord, Preview extends LayerPreview, Input extends Confirmed> {
  flow: ImportFlow<File, Preview, Input>
  /** @returns null when no staged file has the id. */
  findStaged(db: Database, id: string): Promise<StagedFileShape | null>
  input: {
    type: InputRef<object>
    schema: z.ZodType<Input>
    problems?(input: NoInfer<Input>, now: Date): InvalidInputShape['fields']
  }
  staged: { type: ObjectRef<Types, StagedFileShape>; query: string; description: string }
  discard: { mutation: string; description: string }
  publish: {
    type: ObjectRef<Types, LayerRecord>
    mutation: string
    result: string
    description: string
    id: { description: string }
  }
  stale: { name: string; description: string; ofPreview: string }
}

/** Adds the query of a staged file, and the mutations that publish and discard it. */
export function addImportFields<
  File extends LayerRecord,
  Preview extends LayerPreview,
  Input extends Confirmed,
>({ flow, findStaged, input, staged, publish, discard, stale }: ImportFields<File, Preview, Input>): void {
  builder.queryField(staged.query, (t) =>
    t.field({
      authScopes: { admin: true },
      type: staged.type,
      nullable: true,
      description: staged.description,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { db }) => findStaged(db, id),
    }),
  )

  const StalePreview = builder.objectRef<StalePreviewShape>(stale.name).implement({
    description: stale.description,
    isTypeOf: isKind(stale.name),
    fields: (t) => ({
      message: t.exposeString('message'),
      preview: t.expose('preview', { type: staged.type, description: stale.ofPreview }),
    }),
  })

  const PublishResult = builder.unionType(publish.result, {
    types: [publish.type, InvalidInput, StalePreview],
    resolveType: (value) => ('kind' in value ? String(value.kind) : publish.type),
  })

  builder.mutationField(publish.mutation, (t) =>
    t.field({
      authScopes: { admin: true },
      type: PublishResult,
      description: publish.description,
      args: {
        id: t.arg.id({ required: true, ...publish.id }),
        input: t.arg({ type: input.type, required: true }),
      },
      resolve: async (_root, args, { db, viewer }) => {
        const parsed = z.object({ input: input.schema }).safeParse({ input: args.input })
        if (!parsed.success) return invalidInputFrom(parsed.error)
        const problems = input.problems?.(parsed.data.input, db.now()) ?? []
        if (problems.length > 0) return invalidInput(problems)
        const { id } = args
        const published = await publishLayer(db, flow, {
          id,
          input: parsed.data.input,
          actorId: actorIdOf(viewer),
        })
        if (published.outcome === 'published') return published.file
        if (published.outcome === 'refused') return published.answer
        const preview = await findStaged(db, id)
        return preview ? { kind: stale.name, message: published.message, preview } : uploadGone
      },
    }),
  )

  builder.mutationField(discard.mutation, (t) =>
    t.boolean({
      authScopes: { admin: true },
      description: discard.description,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) =>
        (await removeLayers(context, flow, { ids: [id], state: 'STAGED' })) > 0,
    }),
  )
}

/** Marks files as removed and deletes them after the answer. @returns their number. */
export async function removeLayers<File extends LayerRecord>(
  { db, files, log, viewer }: Pick<Context, 'db' | 'files' | 'log' | 'viewer'>,
  kind: LayerRemoval<File>,
  { ids, state }: { ids: readonly string[]; state: 'STAGED' | 'PUBLISHED' },
): Promise<number> {
  const removed = await markLayersRemoved(db, kind, { ids, state, actorId: actorIdOf(viewer) })
  removeInBackground({ db, files, log }, kind, removed)
  return removed.length
}

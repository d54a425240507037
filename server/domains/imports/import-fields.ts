import type { InputRef, ObjectRef } from '@pothos/core'
import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import {
  InvalidInput,
  type InvalidInputShape,
  invalidInput,
  invalidInputFrom,
  isKind,
} from '#server/graphql/errors.ts'
import {
  type ImportFlow,
  type LayerRecord,
  type LayerRemoval,
  markLayersRemoved,
  publishLayer,
  uploadGone,
} from './import-flow.ts'
import { removeInBackground } from './remove-layer.ts'
import type { StagedFileShape } from './staged-file.ts'
import type { LayerPreview } from './staged-preview.ts'

type Types = typeof builder.$inferSchemaTypes

interface StalePreviewShape {
  kind: string
  message: string
  preview: StagedFileShape
}

/** Fields of the API for the staged files of a kind of import. */
interface ImportFields<
  File extends LayerRecord,
  Preview extends LayerPreview,
  Input extends { confirmedFindings: string[] },
> {
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
  Input extends { confirmedFindings: string[] },
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

/** Marks files as removed and deletes them behind the answer. @returns how many. */
export async function removeLayers<File extends LayerRecord>(
  { db, files, log, viewer }: Pick<Context, 'db' | 'files' | 'log' | 'viewer'>,
  kind: LayerRemoval<File>,
  { ids, state }: { ids: readonly string[]; state: 'STAGED' | 'PUBLISHED' },
): Promise<number> {
  const removed = await markLayersRemoved(db, kind, { ids, state, actorId: actorIdOf(viewer) })
  removeInBackground({ db, files, log }, kind, removed)
  return removed.length
}

import { mediaUrl } from '#server/content/media-url.ts'
import type { Database } from '#server/db/database.ts'
import { editors } from '#server/domains/content/editors.ts'
import type { MediaFile as MediaFileRow, MediaVariant } from '#server/generated/prisma/client.ts'
import { MediaKind } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { signedUrl } from '#server/storage/signed-url.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'

// A picture or PDF of the institute's content. It is read through the content that shows it; there is no list of all.

/** Validity of the address of a file that is hidden from visitors. */
export const MEDIA_MS = 60 * 60_000

export type MediaRecord = MediaFileRow & { variants: MediaVariant[] }

const MediaKindEnum = builder.enumType(MediaKind, {
  name: 'MediaKind',
  description: 'Kind of an uploaded file.',
})

const MediaSource = builder.objectRef<{ id: string; width: number }>('MediaSource').implement({
  description: 'A picture in one width, in two formats.',
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'Pixels.' }),
    avif: t.string({
      complexity: 100,
      description: 'A path on this site.',
      resolve: ({ id, width }) => mediaUrl(id, `${width}.avif`),
    }),
    webp: t.string({
      complexity: 100,
      description: 'A path on this site.',
      resolve: ({ id, width }) => mediaUrl(id, `${width}.webp`),
    }),
  }),
})

export const MediaFile = builder.objectRef<MediaRecord>('MediaFile').implement({
  description: 'A picture or PDF that the institute has uploaded.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: MediaKindEnum }),
    fileName: t.exposeString('fileName', {
      complexity: 800,
      description: 'Name of the uploaded file, with the extension of the stored one.',
    }),
    size: t.exposeInt('size', { description: 'Bytes of the file at `url`.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels; null for a PDF.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Pixels; null for a PDF.' }),
    url: t.string({
      complexity: 1_900,
      description:
        'A path on this site: the picture as JPEG or PNG, or the PDF, which opens for an hour. Students open PDFs at the addresses of `PdfFile`.',
      resolve: ({ id, kind, fileName }, _args, { keys }) =>
        kind === 'PDF' ? signedUrl(mediaUrl(id, fileName), keys, MEDIA_MS) : mediaUrl(id, fileName),
    }),
    sources: t.field({
      type: [MediaSource],
      complexity: { multiplier: 4 },
      description: 'The picture in modern formats, the narrowest first; empty for a PDF.',
      resolve: ({ id, variants }) =>
        [...new Set(variants.map(({ width }) => width))]
          .toSorted((a, b) => a - b)
          .map((width) => ({ id, width })),
    }),
  }),
})

builder.queryField('mediaFile', (t) =>
  t.field({
    authScopes: editors,
    type: MediaFile,
    nullable: true,
    description:
      'An uploaded file; null when it does not exist. Also teachers, for what they may edit. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db }) => (await mediaByIds(db, [id]))[0] ?? null,
  }),
)

const loaderOf = memoizeByObject((prisma: Database['prisma']) =>
  createBatcher(
    async (ids: string[]) => {
      const found = await prisma.mediaFile.findMany({
        where: { id: { in: ids }, sha256: { not: null } },
        include: { variants: true },
      })
      const byId = new Map(found.map((one) => [one.id, one]))
      return ids.map((id) => byId.get(id) ?? null)
    },
    { maxSize: 500, inFlight: 2 },
  ),
)

/** The files of the content with these ids, in their order; null for one that does not exist. Concurrent calls share one query. */
export function mediaByIds(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
): Promise<(MediaRecord | null)[]> {
  const load = loaderOf(prisma)
  return Promise.all(
    ids.map((id) => {
      const uuid = uuidOf(id)
      return uuid === undefined ? null : load(uuid)
    }),
  )
}

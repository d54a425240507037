import type { Collection } from '#server/content/collection.ts'
import type { ContentValue } from '#server/content/content-store.ts'
import type { Fields, ValuesOf } from '#server/content/field.ts'
import { type MediaRecord, mediaByIds } from '#server/domains/media/media.ts'
import type { Services } from '#server/graphql/context.ts'

type Published<F extends Fields> = ValuesOf<F> & Pick<ContentValue, 'id' | 'isSample' | 'publishedAt'>

/** The published items of a collection, in the order of staff. */
export async function publishedItems<F extends Fields>(
  { key }: Collection<F>,
  { content }: Pick<Services, 'content'>,
): Promise<Published<F>[]> {
  const items = (await content.published()).items(key)
  return items.map(({ id, isSample, publishedAt, data }) => ({
    ...(data as ValuesOf<F>),
    ...{ id, isSample, publishedAt },
  }))
}

/** The same with their uploaded PDFs; those of the demo have none. An item whose PDF is lost is left out. */
export async function itemsWithPdf<F extends Fields>(
  collection: Collection<F>,
  services: Pick<Services, 'content' | 'db'>,
): Promise<(Published<F> & { media: MediaRecord | null })[]> {
  const items = await publishedItems(collection, services)
  const files = await mediaByIds(
    services.db,
    items.map(({ pdf }) => pdf as string),
  )
  return items
    .map((item, index) => ({ ...item, media: files[index] ?? null }))
    .filter(({ media, isSample }) => media !== null || isSample)
}

import type { Collection } from '#server/content/collection.ts'
import type { Fields, ValuesOf } from '#server/content/field.ts'
import { type MediaRecord, mediaByIds } from '#server/domains/media/media.ts'
import type { Services } from '#server/graphql/context.ts'

type Stores = Pick<Services, 'content' | 'db'>

/** An item with its uploaded PDF. */
export type ItemWithPdf<F extends Fields> = Omit<ValuesOf<F>, 'pdf'> & { id: string; media: MediaRecord }

/** The published items of a collection, in the order of staff. An item whose PDF is lost is left out. */
export async function itemsWithPdf<F extends Fields>(
  { key }: Collection<F>,
  { content, db }: Stores,
): Promise<ItemWithPdf<F>[]> {
  const items = (await content.published()).items(key)
  const files = await mediaByIds(
    db,
    items.map(({ data }) => data.pdf as string),
  )
  return items.flatMap(({ id, data: { pdf: _id, ...data } }, index) => {
    const media = files[index]
    return media ? [{ ...(data as ValuesOf<F>), id, media }] : []
  })
}

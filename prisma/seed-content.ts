import { type Fields, valuesSchema } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import type { DemoPicture } from './demo-content/demo-of.ts'
import { type DemoContent, datedDemoContent, demoContent } from './demo-content/index.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Publishes the demo institute's content. A collection that has items, deleted ones too, is left as it is.
 *
 * @param pictures the ids of uploaded pictures by the names of their drawings.
 */
export async function seedContent(
  { prisma }: Pick<Database, 'prisma'>,
  pictures: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const idOfSlug = new Map<string, string>()
  for (const content of [...demoContent, ...datedDemoContent(todayInNepal())]) {
    const { key, slugField } = content.collection
    if ((await prisma.contentItem.count({ where: { collection: key } })) > 0) continue
    const items = content.items.map((item) => ({
      id: uuid7(),
      data: withReferences(content, withPictures(content.collection.fields, item, pictures), idOfSlug),
    }))
    for (const { id, data } of items) if (slugField) idOfSlug.set(`${key}/${data[slugField]}`, id)
    await prisma.$transaction([
      prisma.contentItem.createMany({
        data: items.map(({ id }, position) => ({ id, collection: key, position, isDemo: true })),
      }),
      prisma.$executeRaw`
        INSERT INTO content_versions (id, item_id, number, data, created_at, publish_at)
        SELECT gen_random_uuid(), (item->>'id')::uuid, 1, item->'data', now(), now()
        FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) AS item`,
    ])
  }
}

/** The values with uploaded pictures in the place of drawings; without those that are not there. */
export function withPictures(fields: Fields, item: Values, pictures: ReadonlyMap<string, string>): Values {
  const values = Object.entries(item).map(([name, value]) => {
    const field = fields[name]
    if (field?.fields)
      return [name, (value as Values[]).map((row) => withPictures(field.fields ?? {}, row, pictures))]
    if (field?.kind !== 'PICTURE' || value === null) return [name, value]
    const { drawing, alt } = value as DemoPicture
    const picture = pictures.get(drawing)
    return [name, picture === undefined ? null : { picture, alt }]
  })
  return Object.fromEntries(values)
}

function withReferences(
  { collection: { fields } }: DemoContent,
  item: Values,
  idOfSlug: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const data = { ...item }
  for (const [name, { collection }] of Object.entries(fields)) {
    if (collection !== null) data[name] = idOfSlug.get(`${collection}/${item[name]}`)
  }
  // The demo's PDFs are typeset, not uploaded.
  const files = Object.keys(fields).filter((name) => fields[name]?.kind === 'FILE')
  const isFile = ([name]: [string, unknown]) => files.includes(name)
  const checked = Object.fromEntries(Object.entries(fields).filter((field) => !isFile(field)))
  const values = Object.fromEntries(Object.entries(data).filter((value) => !isFile(value)))
  return valuesSchema(checked).parse(values)
}

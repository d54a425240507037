import type { Collection } from '#server/content/collection.ts'
import type { ContentSnapshot, ContentValue } from '#server/content/content-store.ts'
import { collections } from '#server/content/declarations/index.ts'
import type { Field, Fields, PictureValue } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import { MediaFile, type MediaRecord, mediaByIds } from '#server/domains/media/media.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'

// The institute's content as typed objects: a type for each declared collection, and for each row and choice in it.

/** Parent of the fields of an item or of one of its rows. */
type Values = Pick<ContentValue, 'data' | 'snapshot'>
type FieldBuilder = Parameters<Parameters<typeof builder.objectFields<typeof anyRow>>[1]>[0]
const anyRow = builder.objectRef<Values>('Row')

/** Bytes of a character in a response, at most for text that people write. */
const BYTES_PER_CHARACTER = 3

/** Settings are the API's `site`; the student area has fields of its own. */
const shown = collections.filter(({ isSetting, audience }) => !isSetting && audience === 'everybody')
const itemTypes = new Map(shown.map(({ key, type }) => [key, builder.objectRef<ContentValue>(type)]))
const rowTypes = new Map<string, typeof anyRow>()
const choiceTypes = new Map<string, ReturnType<typeof defineChoice>>()

for (const { key, help, fields } of shown) {
  builder.objectType(itemTypeOf(key), { description: help, fields: (t) => ({ id: t.exposeID('id') }) })
  builder.objectFields(itemTypeOf(key), (t) => fieldsOf(t as unknown as FieldBuilder, fields))
}

interface PictureShape {
  alt: string
  media: MediaRecord
}

const ContentPicture = builder.objectRef<PictureShape>('ContentPicture').implement({
  description: 'An uploaded picture with its description.',
  fields: (t) => ({
    alt: t.exposeString('alt', {
      complexity: bytesOf(300),
      description: 'Alternative text, for people who do not see the picture.',
    }),
    media: t.field({ type: MediaFile, resolve: ({ media }) => media }),
  }),
})

const Content = builder.objectRef<ContentSnapshot>('Content').implement({
  description: 'The institute’s published content. Empty lists and nulls: nothing is published yet.',
  fields: (t) => ({
    emptyPages: t.stringList({
      description: 'Paths of the pages without published content: neither linked nor indexed.',
      complexity: { field: 1_000, multiplier: 1 },
      resolve: (content) => content.emptyPages(),
    }),
    ...Object.fromEntries(
      shown.map(({ key, single, max, label }) => {
        const type = itemTypeOf(key)
        const one = t.field({
          type,
          nullable: true,
          description: label,
          resolve: (content) => content.items(key)[0] ?? null,
        })
        const many = t.field({
          type: [type],
          description: label,
          complexity: { multiplier: max },
          resolve: (content) => [...content.items(key)],
        })
        return [key, single ? one : many]
      }),
    ),
  }),
})

builder.queryField('content', (t) =>
  t.field({
    ...cacheable,
    authScopes: { public: true },
    type: Content,
    description: 'The published content of the pages. [anyone]',
    resolve: (_root, _args, { content }) => content.published(),
  }),
)

function itemTypeOf(key: Collection['key']) {
  const type = itemTypes.get(key)
  if (!type) throw new Error(`No collection has the key ${key}`)
  return type
}

function fieldsOf(t: FieldBuilder, fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(t, name, field)]))
}

function fieldOf(t: FieldBuilder, name: string, field: Field) {
  const options = { nullable: !field.required, description: field.help ?? field.label }
  const value = ({ data }: Values) => data[name] as never
  switch (field.kind) {
    case 'TEXT':
    case 'LONG_TEXT':
    case 'PLAIN_TEXT':
    case 'LINK':
    case 'COLOR':
      return t.string({ ...options, complexity: bytesOf(field.maxLength), resolve: value })
    case 'NUMBER':
      return field.step === 1
        ? t.int({ ...options, complexity: 20, resolve: value })
        : t.float({ ...options, complexity: 20, resolve: value })
    case 'DATE':
      return t.field({ ...options, type: 'Date', complexity: 20, resolve: value })
    case 'CHOICE':
      return t.field({ ...options, type: choiceTypeOf(field), complexity: 60, resolve: value })
    case 'TEXTS':
      return t.stringList({
        ...options,
        nullable: false,
        complexity: bytesOf(field.maxLength, 300),
        resolve: value,
      })
    case 'ROWS':
      return t.field({
        ...options,
        nullable: false,
        type: [rowTypeOf(field)],
        complexity: { multiplier: field.maxLength ?? 1 },
        resolve: ({ data, snapshot }) =>
          (data[name] as Values['data'][]).map((row) => ({ data: row, snapshot })),
      })
    case 'PICTURE':
      return t.field({
        ...options,
        // Its record may be lost.
        nullable: true,
        type: ContentPicture,
        resolve: async ({ data }, _args, { db }) => pictureOf(db, data[name] as PictureValue | null),
      })
    case 'FILE':
      return t.field({
        ...options,
        nullable: true,
        type: MediaFile,
        resolve: async ({ data }, _args, { db }) => (await mediaByIds(db, [data[name] as string]))[0] ?? null,
      })
    case 'REFERENCE':
      return t.field({
        ...options,
        // The items that it names may be hidden.
        nullable: true,
        type: itemTypeOf(field.collection ?? ''),
        resolve: ({ data, snapshot }) => snapshot.item(data[name] as string) ?? null,
      })
  }
}

/** Null for a picture whose record is lost, too. */
async function pictureOf(db: Database, value: PictureValue | null): Promise<PictureShape | null> {
  const [media] = value ? await mediaByIds(db, [value.picture]) : []
  return value && media ? { alt: value.alt, media } : null
}

/** Rows and choices of the same type may occur in several collections. */
function rowTypeOf({ type, fields }: Field) {
  const name = type ?? ''
  const known = rowTypes.get(name)
  if (known) return known
  const row = builder.objectRef<Values>(name)
  rowTypes.set(name, row)
  builder.objectType(row, { fields: (t) => fieldsOf(t, fields ?? {}) })
  return row
}

function choiceTypeOf(field: Field) {
  const name = field.type ?? ''
  const type = choiceTypes.get(name) ?? defineChoice(name, Object.keys(field.options ?? {}))
  choiceTypes.set(name, type)
  return type
}

function defineChoice(name: string, keys: string[]) {
  return builder.enumType(name, { values: keys })
}

function bytesOf(length: number | null, ofEach = 1): number {
  return (length ?? 1) * ofEach * BYTES_PER_CHARACTER + 200
}

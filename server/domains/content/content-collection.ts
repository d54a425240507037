import type { Collection } from '#server/content/collection.ts'
import { collections, findCollection } from '#server/content/declarations/index.ts'
import type { Field, Fields } from '#server/content/field.ts'
import { fieldKinds } from '#server/content/field.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { editableKeys, editors } from './editors.ts'

// The declarations of the content, from which the client makes its forms.

const ContentFieldKind = builder.enumType('ContentFieldKind', { values: fieldKinds })

interface FieldShape extends Field {
  name: string
}

const ContentOption = builder.objectRef<{ value: string; label: string }>('ContentOption').implement({
  fields: (t) => ({ value: t.exposeString('value'), label: t.exposeString('label') }),
})

const ContentField = builder.objectRef<FieldShape>('ContentField')
ContentField.implement({
  description: 'A declared field of a collection, or of the rows of a field.',
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: ContentFieldKind }),
    label: t.exposeString('label'),
    help: t.exposeString('help', { nullable: true }),
    required: t.exposeBoolean('required'),
    isTranslated: t.boolean({
      description:
        'Whether a Nepali text may stand beside it: in `ne` of the data, by the name of the field.',
      resolve: ({ nepali }) => nepali !== null,
    }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'Characters of a text, entries of a list.',
    }),
    options: t.field({
      type: [ContentOption],
      description: 'The options of a choice.',
      resolve: ({ options }) => Object.entries(options ?? {}).map(([value, label]) => ({ value, label })),
    }),
    collection: t.exposeString('collection', {
      nullable: true,
      description: 'Key of the collection that a reference chooses from.',
    }),
    fields: t.field({ type: [ContentField], resolve: ({ fields }) => named(fields ?? {}) }),
  }),
})

function valuesOf(fields: Fields, site: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, site[name] ?? null]))
}

interface CollectionShape extends Collection, CollectionCounts {}

const ContentCollection = builder.objectRef<CollectionShape>('ContentCollection').implement({
  description: 'A declared kind of content: a list of items, or a singleton.',
  fields: (t) => ({
    key: t.exposeID('key'),
    label: t.exposeString('label'),
    section: t.exposeString('section', { description: 'Where the navigation lists it.' }),
    help: t.exposeString('help'),
    page: t.exposeString('page', { description: 'Path of the page that shows it.' }),
    single: t.exposeBoolean('single', { description: 'Whether there is exactly one item.' }),
    hasPreview: t.boolean({
      description: 'Whether there is a preview of its page: not of one for students, who sign in.',
      resolve: ({ audience }) => audience === 'everybody',
    }),
    max: t.exposeInt('max', { description: 'Most items.' }),
    locked: t.boolean({
      description: 'Whether the file that SITE_CONFIG names decides instead.',
      resolve: ({ isSetting }, _args, { env }) => isSetting && env.siteConfig !== undefined,
    }),
    lockedData: t.field({
      type: 'ContentData',
      nullable: true,
      complexity: 30_000,
      description: 'The values of that file; null unless `locked`.',
      resolve: ({ isSetting, fields }, _args, { env, site }) =>
        isSetting && env.siteConfig !== undefined ? valuesOf(fields, { ...site }) : null,
    }),
    itemCount: t.exposeInt('itemCount', { description: 'Items that are not deleted.' }),
    draftCount: t.exposeInt('draftCount', { description: 'Items whose newest version is a draft.' }),
    fields: t.field({ type: [ContentField], resolve: ({ fields }) => named(fields) }),
  }),
})

builder.queryFields((t) => ({
  contentCollections: t.field({
    authScopes: editors,
    type: [ContentCollection],
    description: 'Every kind of content; for teachers those that they may edit. [admin]',
    complexity: { multiplier: collections.length },
    resolve: async (_root, _args, context) => {
      const keys = await editableKeys(context)
      return withCounts(
        context.db,
        collections.filter(({ key }) => keys.includes(key)),
      )
    },
  }),
  contentCollection: t.field({
    authScopes: editors,
    type: ContentCollection,
    nullable: true,
    description: 'One kind of content with its fields; null for an unknown key. [admin]',
    args: { key: t.arg.id({ required: true }) },
    resolve: async (_root, { key }, { db }) => {
      const collection = findCollection(key)
      return collection ? ((await withCounts(db, [collection]))[0] ?? null) : null
    },
  }),
}))

async function withCounts(
  db: Pick<Database, 'prisma'>,
  chosen: readonly Collection[],
): Promise<CollectionShape[]> {
  const counts = await countItems(db)
  return chosen.map((collection) => ({
    ...collection,
    ...(counts.get(collection.key) ?? { itemCount: 0, draftCount: 0 }),
  }))
}

interface CollectionCounts {
  itemCount: number
  draftCount: number
}

/** By the key of the collection; those without items are left out. */
async function countItems({ prisma }: Pick<Database, 'prisma'>): Promise<Map<string, CollectionCounts>> {
  const rows = await prisma.$queryRaw<({ collection: string } & CollectionCounts)[]>`
    SELECT collection, count(*)::int AS "itemCount",
      count(*) FILTER (WHERE newest.publish_at IS NULL)::int AS "draftCount"
    FROM content_items item
    CROSS JOIN LATERAL (
      SELECT publish_at FROM content_versions WHERE item_id = item.id ORDER BY number DESC LIMIT 1) AS newest
    WHERE deleted_at IS NULL GROUP BY collection`
  return new Map(rows.map(({ collection, ...counts }) => [collection, counts]))
}

function named(fields: Readonly<Record<string, Field>>): FieldShape[] {
  return Object.entries(fields).map(([name, field]) => ({ ...field, name }))
}

import { collections, findCollection } from '#server/content/declarations/index.ts'
import { publishProblems } from '#server/content/drafts.ts'
import { requiredReferences } from '#server/content/field.ts'
import { translationState } from '#server/content/translations.ts'
import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'
import { FieldProblem } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { ContentTranslation } from './content-translation.ts'
import { editors } from './editors.ts'
import { type NewestVersion, newestVersions, titleOf } from './newest-versions.ts'

interface Shape {
  id: string
  title: string
}

const UnpublishedReference = builder.objectRef<Shape>('UnpublishedReference').implement({
  description: 'An item that visitors do not see, so that they do not see another one that belongs to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title', {
      complexity: 250,
      description: 'Of an item that is there no more, the label of the field that names it.',
    }),
  }),
})

/** The items that an item's required references name and that visitors do not see: so they do not see the item either. */
async function unpublishedReferences(
  { prisma }: Pick<Database, 'prisma'>,
  { collection: { fields }, data, unseenReferences }: NewestVersion,
): Promise<Shape[]> {
  const unseen = requiredReferences(fields).filter((name) => unseenReferences.includes(String(data[name])))
  return Promise.all(
    unseen.map(async (name) => {
      const target = findCollection(fields[name]?.collection ?? '')
      const id = String(data[name])
      const [found] = target
        ? [
            ...(await newestVersions(prisma, target, { id })),
            ...(await newestVersions(prisma, target, { id, deleted: true })),
          ]
        : []
      return { id, title: found ? titleOf(found.collection, found.data) : (fields[name]?.label ?? name) }
    }),
  )
}

const MOST = 30

interface VersionShape {
  number: number
  data: Record<string, unknown>
  savedAt: Date
  author: string | null
  publishAt: Date | null
}

/** The versions of an item, newest first. */
async function findVersions({ prisma }: Pick<Database, 'prisma'>, itemId: string): Promise<VersionShape[]> {
  const versions = await prisma.contentVersion.findMany({
    where: { itemId },
    orderBy: { number: 'desc' },
    take: MOST,
    include: { author: { select: { name: true, email: true } } },
  })
  return versions.map(({ number, data, createdAt, author, publishAt }) => ({
    number,
    data: data as Record<string, unknown>,
    savedAt: createdAt,
    author: author && (author.name ?? author.email),
    publishAt,
  }))
}

// A content item as staff edit it: its newest version, its published version and its history.

/** Most items of a collection that are not deleted. */
export const MAX_ITEMS = Math.max(...collections.map(({ max }) => max))

const ContentState = builder.enumType('ContentState', {
  description: 'State of an item for visitors.',
  values: {
    DRAFT: { description: 'Nothing: it was never published.' },
    CHANGED: { description: 'An older version: the newest one is a draft.' },
    SCHEDULED: { description: 'Nothing or an older version, until the time of the newest one.' },
    PUBLISHED: { description: 'The newest version.' },
    HIDDEN: { description: 'Nothing: staff have hidden it.' },
  } as const,
})

const ContentVersion = builder.objectRef<VersionShape>('ContentVersion').implement({
  description: 'One saved version of an item.',
  fields: (t) => ({
    number: t.exposeInt('number', {
      description:
        'Grows with each version of the item, from 1, and when the data of a candidate whom it names is deleted.',
    }),
    data: t.expose('data', { type: 'ContentData', complexity: 30_000 }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    author: t.exposeString('author', {
      nullable: true,
      description: 'Name or address; null when the account was deleted, or for sample content.',
    }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'From when on visitors may see it; null for a draft, and once a newer version was saved before that moment.',
    }),
    isScheduled: t.boolean({
      description: 'Whether that moment is in the future.',
      resolve: ({ publishAt }, _args, { db }) => publishAt !== null && publishAt > db.now(),
    }),
  }),
})

export const ContentItem = builder.objectRef<NewestVersion>('ContentItem')
ContentItem.implement({
  description: 'An item of the content with its newest version.',
  isTypeOf: (value) => !('kind' in (value as object)),
  fields: (t) => ({
    id: t.exposeID('id'),
    collection: t.string({ resolve: ({ collection }) => collection.key }),
    title: t.string({ complexity: 800, resolve: ({ collection, data }) => titleOf(collection, data) }),
    state: t.field({ type: ContentState, resolve: stateOf }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Whether it came with the demo institute.' }),
    version: t.int({
      description: 'Number of the newest version; see saveContent.',
      resolve: ({ number }) => number,
    }),
    data: t.expose('data', { type: 'ContentData', complexity: 30_000 }),
    problemCount: t.int({
      complexity: 20,
      resolve: ({ collection, data }) => publishProblems(collection, data).length,
    }),
    problems: t.field({
      type: [FieldProblem],
      description: 'The fields to fill in or correct before the newest version can be published.',
      complexity: { field: 200, multiplier: 3 },
      resolve: ({ collection, data }) => publishProblems(collection, data),
    }),
    translation: t.field({
      type: ContentTranslation,
      complexity: 20,
      resolve: ({ collection: { fields }, data }) => translationState(fields, data),
    }),
    unpublishedReferences: t.field({
      type: [UnpublishedReference],
      description:
        'Items that its required references name and that are hidden, deleted or not published; so visitors do not see this one.',
      complexity: { field: 30, multiplier: 1 },
      resolve: (item, _args, { db }) => unpublishedReferences(db, item),
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    publishAt: t.expose('publishAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the newest version becomes, or became, visible; null for a draft.',
    }),
    versions: t.field({
      type: [ContentVersion],
      description: 'The newest 30 versions, newest first.',
      resolve: ({ id }, _args, { db }) => findVersions(db, id),
    }),
  }),
})

builder.queryFields((t) => ({
  contentItems: t.field({
    authScopes: editors,
    type: [ContentItem],
    description:
      'The items of a collection in their order, drafts included; empty for an unknown one. Also teachers, for what they may edit. [admin]',
    args: {
      collection: t.arg.id({ required: true }),
      deleted: t.arg.boolean({
        defaultValue: false,
        description: 'Those that were deleted and can be brought back, instead of the others.',
      }),
    },
    complexity: { multiplier: MAX_ITEMS },
    resolve: (_root, { collection: key, deleted }, { db }) => {
      const collection = findCollection(key)
      return collection ? newestVersions(db.prisma, collection, { deleted: deleted ?? false }) : []
    },
  }),
  contentItem: t.field({
    authScopes: editors,
    type: ContentItem,
    nullable: true,
    description:
      'One item; null when it does not exist or was deleted. Also teachers, for what they may edit. [admin]',
    args: {
      collection: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'Omit for a singleton.' }),
    },
    resolve: async (_root, { collection: key, id }, { db }) => {
      const collection = findCollection(key)
      if (!collection || (id != null && !isUuid(id)) || (id == null && !collection.single)) return null
      const [item] = await newestVersions(db.prisma, collection, { id: id ?? null })
      return item ?? null
    },
  }),
}))

function stateOf({ isHidden, number, publishedNumber, publishAt }: NewestVersion) {
  if (isHidden) return 'HIDDEN'
  if (number === publishedNumber) return 'PUBLISHED'
  if (publishAt) return 'SCHEDULED'
  return publishedNumber === null ? 'DRAFT' : 'CHANGED'
}

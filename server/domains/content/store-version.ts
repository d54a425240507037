import { isDeepStrictEqual } from 'node:util'
import type { Collection } from '#server/content/collection.ts'
import { findCollection } from '#server/content/declarations/index.ts'
import { draftSchema, missingValues, publishProblems } from '#server/content/drafts.ts'
import {
  completeValues,
  type Field,
  type Fields,
  flatValues,
  isBlank,
  type PictureValue,
} from '#server/content/field.ts'
import { nepaliOf } from '#server/content/translations.ts'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { dayProblem } from '#server/lib/bikram-sambat.ts'
import { plainProblems } from '#server/lib/plain-problems.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { say, sayLabel } from '#server/locales/say.ts'
import { type NewestVersion, newestVersions, titleOf } from './newest-versions.ts'

export interface ContentToSave {
  collection: Collection
  /** For a new item the id that the client has chosen, if any. Omit for a singleton. */
  id?: string | undefined
  /** The number of the version that was edited; 0 for a new item. */
  version: number
  data: Readonly<Record<string, unknown>>
  publish: Publication
  actorId: string | null
}

/** A draft, published now, or published at a moment. */
export type Publication = 'DRAFT' | 'NOW' | Date

export type SaveOutcome =
  | { outcome: 'saved'; item: NewestVersion }
  | { outcome: 'missing' }
  /** It was changed since the version that was edited. */
  | { outcome: 'conflict'; current: NewestVersion }
  | { outcome: 'invalid'; problems: { path: string; message: string }[] }

type Tx = Prisma.TransactionClient

/** Checks values by their declaration and stores them as the item's next version, in one transaction. */
export async function storeVersion(
  { prisma, now }: Pick<Database, 'prisma' | 'now'>,
  o: ContentToSave,
): Promise<SaveOutcome> {
  const parsed = draftSchema(o.collection.fields).safeParse(o.data, { error: plainProblems })
  const unsound = parsed.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []
  const isDraft = o.publish === 'DRAFT'
  if (!parsed.success) {
    const missing = isDraft ? [] : missingValues(o.collection.fields, o.data)
    return { outcome: 'invalid', problems: [...unsound, ...missing] }
  }
  const problems = [
    ...daysInOtherCalendar(o.collection.fields, parsed.data, now()),
    ...(isDraft ? [] : publishProblems(o.collection, parsed.data)),
  ]
  if (problems.length > 0) return { outcome: 'invalid', problems }
  return prisma.$transaction((tx) => storeVersionIn(tx, { ...o, data: parsed.data }))
}

/** Days that were probably entered in Bikram Sambat: they are stored in A.D. */
function daysInOtherCalendar(fields: Fields, data: Record<string, unknown>, now: Date) {
  return flatValues(fields, data).flatMap(({ path, field, value }) => {
    const message = field.kind === 'DATE' && typeof value === 'string' && dayProblem(value, now)
    return message ? [{ path, message }] : []
  })
}

/** Stores checked values in a transaction. */
export async function storeVersionIn(
  tx: Tx,
  { data, ...o }: ContentToSave & { data: Record<string, unknown> },
): Promise<SaveOutcome> {
  await lockCollection(tx, o.collection.key)
  const items = await newestVersions(tx, o.collection)
  const current = o.collection.single ? items[0] : items.find(({ id }) => id === o.id)
  if (o.id !== undefined && !current && (o.version > 0 || (await isTaken(tx, o.id))))
    return { outcome: 'missing' }
  if (current && current.number !== o.version)
    return isSaved(current, { ...o, data })
      ? { outcome: 'saved', item: current }
      : { outcome: 'conflict', current }
  const problems = [
    ...(current ? [] : tooMany(o.collection, items.length + 1)),
    ...slugTaken(o.collection, data, items, current),
    ...(await brokenReferences(tx, o.collection.fields, data, current?.data)),
  ]
  if (problems.length > 0) return { outcome: 'invalid', problems }
  const id = current?.id ?? (await createItem(tx, o, items))
  await addVersion(tx, { id, number: o.version + 1, data, publish: o.publish, authorId: o.actorId })
  await tx.activity.create({
    data: {
      actorId: o.actorId,
      action:
        o.publish === 'DRAFT'
          ? 'content.saved'
          : o.publish === 'NOW'
            ? 'content.published'
            : 'content.scheduled',
      subject: subjectOf(o.collection, data) + changesOf(o.collection.fields, current?.data, data),
      subjectId: id,
    },
  })
  const [item] = await newestVersions(tx, o.collection, { id })
  if (!item) throw new Error('The item that was just saved is missing')
  return { outcome: 'saved', item }
}

/** Changes of a collection wait for each other: order, number of items and slugs concern all of its items. */
export async function lockCollection(tx: Tx, key: string): Promise<void> {
  await tx.$queryRaw`SELECT true AS locked FROM pg_advisory_xact_lock(hashtext(${`content:${key}`}))`
}

/** Words for the activity log: the collection, and the item's title in a list. */
export function subjectOf(collection: Collection, data: Readonly<Record<string, unknown>>): string {
  return collection.single ? collection.label : `${collection.label}: ${titleOf(collection, data)}`
}

/** Labels of the fields that a version changes. */
function changesOf(fields: Fields, before: NewestVersion['data'] | undefined, data: NewestVersion['data']) {
  const isOther = (one: unknown, other: unknown) => before !== undefined && !isDeepStrictEqual(one, other)
  const labels = Object.entries(fields).flatMap(([name, { label }]) => [
    ...(isOther(before?.[name], data[name]) ? [label] : []),
    ...(isOther(nepaliOf(before)[name], nepaliOf(data)[name]) ? [`${label} in Nepali`] : []),
  ])
  return labels.length === 0 ? '' : ` (${labels.join(', ')})`
}

/** Whether an earlier request, whose answer was lost, has saved the same. */
function isSaved(
  { number, publishedNumber, publishAt, data }: NewestVersion,
  o: ContentToSave & { data: Record<string, unknown> },
): boolean {
  const publication = publishAt === null ? 'DRAFT' : number === publishedNumber ? 'NOW' : publishAt
  return (
    isDeepStrictEqual(publication, o.publish) &&
    isDeepStrictEqual(data, completeValues(o.collection.fields, JSON.parse(JSON.stringify(o.data))))
  )
}

/** Whether an item has the id: a deleted one, or one of another collection. */
const isTaken = async (tx: Tx, id: string) => (await tx.contentItem.count({ where: { id } })) > 0

async function createItem(
  tx: Tx,
  o: Pick<ContentToSave, 'collection' | 'id'>,
  items: readonly NewestVersion[],
): Promise<string> {
  const position = Math.max(-1, ...items.map((item) => item.position)) + 1
  const { id } = await tx.contentItem.create({
    data: { ...(o.id !== undefined && { id: o.id }), collection: o.collection.key, position },
    select: { id: true },
  })
  return id
}

/** Adds a version, and cancels the schedule of an earlier one: the newest version decides. */
async function addVersion(
  tx: Tx,
  o: { id: string; number: number; data: object; publish: Publication; authorId: string | null },
): Promise<void> {
  const at = o.publish instanceof Date ? o.publish : null
  await tx.$executeRaw`
    UPDATE content_versions SET publish_at = NULL
    WHERE item_id = ${o.id}::uuid AND publish_at > statement_timestamp()`
  // The same clock for both times: READ_STATE of the data version leaves out a version that was published as it was saved.
  await tx.$executeRaw`
    INSERT INTO content_versions (id, item_id, number, data, author_id, created_at, publish_at)
    VALUES (${uuid7()}::uuid, ${o.id}::uuid, ${o.number}, ${JSON.stringify(o.data)}::jsonb, ${o.authorId}::uuid,
      statement_timestamp(),
      CASE WHEN ${o.publish !== 'DRAFT'} THEN coalesce(${at}::timestamptz, statement_timestamp()) END)`
}

/** Why a collection cannot have so many items, if so. */
export function tooMany({ max, label }: Collection, count: number) {
  if (count <= max) return []
  return [
    {
      path: '',
      message: say`${sayLabel(label)} can have at most ${max ?? 0} entries. Delete one first.`,
    },
  ]
}

function slugTaken(
  collection: Collection,
  data: Record<string, unknown>,
  items: readonly NewestVersion[],
  current: NewestVersion | undefined,
) {
  const { slugField } = collection
  if (slugField === null || isBlank(data[slugField])) return []
  const slug = String(data[slugField])
  const other = items.find(({ id, slugs }) => id !== current?.id && slugs.includes(slug))
  if (!other) return []
  const message =
    other.data[slugField] === slug
      ? say`Another entry has this address. Choose a different one.`
      : say`“${titleOf(collection, other.data)}” is published at this address. Publish it with its new address first, or choose a different one.`
  return [{ path: slugField, message }]
}

/** Items and uploaded files that the values name and that are not there; an upload is kept from now on. */
async function brokenReferences(
  tx: Tx,
  fields: Fields,
  data: Record<string, unknown>,
  before: Record<string, unknown> = {},
) {
  const problems: { path: string; message: string }[] = []
  for (const { path, field, value } of flatValues(fields, data)) {
    const { kind, collection, label } = field
    if (collection !== null && value !== null) {
      const found = await tx.contentItem.count({
        where: { id: String(value), collection, deletedAt: null },
      })
      const from = findCollection(collection)?.label ?? collection
      const message = say`${sayLabel(label)}: this entry of ${sayLabel(from)} is not there any more. Choose another one.`
      if (found === 0) problems.push({ path, message })
    }
    const media = mediaIdOf(kind, value)
    if (media === undefined) continue
    // In the transaction, so that a clean-up which found the file unused does not delete it.
    const [file] = await tx.mediaFile.updateManyAndReturn({
      where: { id: media, kind: kind === 'FILE' ? 'PDF' : 'PICTURE' },
      data: { unusedSince: null },
    })
    const message = say`${sayLabel(label)}: this file is not there any more. Upload it again.`
    if (!file) problems.push({ path, message })
    // Pictures that were taken before stay, so that the other fields can be saved. Stored ones are at most 1600 pixels wide.
    const isOther = media !== mediaIdOf(kind, before[path])
    const least = isOther ? (field.minHeight ?? 0) : 0
    if (file?.height && Math.max(file.height, (file.width ?? 0) / 8) < least)
      problems.push({
        path,
        message: say`${sayLabel(label)}: this picture is ${file.height} pixels high. Upload one of at least ${least}.`,
      })
  }
  return problems
}

function mediaIdOf(kind: Field['kind'], value: unknown): string | undefined {
  if (kind === 'PICTURE') return (value as PictureValue | null)?.picture
  return kind === 'FILE' && typeof value === 'string' ? value : undefined
}

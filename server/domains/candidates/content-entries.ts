import {
  assignments,
  candidateOfLine,
  comparableName,
  fees,
} from '#server/content/declarations/student-records.ts'
import type { Database } from '#server/db/database.ts'
import { lockCollection } from '#server/domains/content/store-version.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** An assignment or fee that names a candidate. */
export interface KeptEntryShape {
  /** Such as `Fees`. */
  collection: string
  title: string
  /** The lines of its newest version, or of an earlier one, that name the candidate. */
  lines: string[]
  /** Whether it is deleted with the candidate, for it holds nothing of anybody else. */
  isOwn: boolean
}

interface Version {
  id: string
  itemId: string
  collection: string
  data: Record<string, unknown>
  /** Whether students saw it, or see it unless a newer one is published. */
  isPublished: boolean
}

/** All of an item, the newest first. */
type Versions = [Version, ...Version[]]

/** In the order in which all changes lock collections. */
const naming = [assignments, fees]
/** Their fields whose lines begin with the candidate ID of a record. */
export const recordFields = ['handedIn', 'payments']
/** Those whose lines are a candidate ID or a group, too. */
const fields = ['onlyFor', ...recordFields]

/** Stands in the place of the only name: without one, an entry would be for all. */
export const NOBODY = 'deleted / मेटिएको'

/** The assignments and fees that name a candidate, in any version. */
export async function findEntries(
  { prisma }: Pick<Database, 'prisma'>,
  candidateId: string,
): Promise<KeptEntryShape[]> {
  return (await entriesNaming(prisma, candidateId)).flatMap((versions) => {
    const newest = versions.find((version) => namesIn(version, candidateId).length > 0)
    const declared = naming.find(({ key }) => key === newest?.collection)
    if (!newest || !declared) return []
    const { label, titleField } = declared
    const title = String(newest.data[titleField] ?? '')
    return {
      collection: label,
      title,
      lines: namesIn(newest, candidateId),
      isOwn: isOwn(versions, candidateId),
    }
  })
}

/**
 * Takes a candidate out of all versions of assignments and fees. One that was for this candidate only is deleted, unless it
 * has records of others.
 *
 * @returns the number of entries that named the candidate.
 */
export async function forgetEntries(tx: Prisma.TransactionClient, candidateId: string): Promise<number> {
  // Entries that are being saved change, too.
  for (const { key } of naming) await lockCollection(tx, key)
  const entries = await entriesNaming(tx, candidateId)
  for (const versions of entries) {
    const [newest] = versions
    if (isOwn(versions, candidateId)) {
      await tx.contentItem.deleteMany({ where: { id: newest.itemId } })
      continue
    }
    for (const version of versions) {
      if (namesIn(version, candidateId).length === 0) continue
      const data = without(version, candidateId) as Prisma.InputJsonObject
      await tx.contentVersion.update({ where: { id: version.id }, data: { data } })
    }
    // A form that was opened before has the lines, of earlier versions as well: saving it is a conflict.
    await tx.contentVersion.update({ where: { id: newest.id }, data: { number: { increment: 1 } } })
  }
  return entries.length
}

/** Whether an entry is for the candidate only, as students see it and as staff edit it, and has no record of others. */
function isOwn(versions: Versions, candidateId: string): boolean {
  const current = [versions[0], versions.find(({ isPublished }) => isPublished)]
  const isOfOthers = (line: string) => !names(line, candidateId)
  return (
    current.every((version) => version === undefined || isOnlyFor(version, candidateId)) &&
    !versions.some(({ data }) => recordFields.some((name) => linesOf(data, name).some(isOfOthers)))
  )
}

function isOnlyFor({ data }: Version, candidateId: string): boolean {
  const only = linesOf(data, 'onlyFor')
  return only.length > 0 && only.every((line) => names(line, candidateId))
}

function without(version: Version, candidateId: string): Version['data'] {
  const { data } = version
  const kept = fields.flatMap((name) =>
    name in data ? [[name, linesOf(data, name).filter((line) => !names(line, candidateId))]] : [],
  )
  return {
    ...data,
    ...Object.fromEntries(kept),
    ...(isOnlyFor(version, candidateId) && { onlyFor: [NOBODY] }),
  }
}

/** Staff type IDs with the digits of either keyboard, and joiners may be between them. */
const DIGITS_AND_JOINERS = '०१२३४५६७८९\u200c\u200d\ufe0e\ufe0f'

/** The entries that name a candidate. */
async function entriesNaming(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  candidateId: string,
): Promise<Versions[]> {
  // Databases differ in which other letters have a case.
  const pattern = `%${comparableName(candidateId).replaceAll(/[^a-z0-9]+/g, '%')}%`
  const versions = await db.$queryRaw<Version[]>`
    SELECT version.id, item.id AS "itemId", collection, data,
      coalesce(publish_at <= statement_timestamp(), false) AS "isPublished"
    FROM content_items item JOIN content_versions version ON item_id = item.id
    WHERE collection = ANY (${naming.map(({ key }) => key)}::text[])
      AND EXISTS (
        SELECT FROM content_versions WHERE item_id = item.id
          AND translate(lower(data::text), ${DIGITS_AND_JOINERS}, '0123456789') LIKE ${pattern})
    ORDER BY item.id, number DESC`
  const byItem = new Map<string, Versions>()
  for (const version of versions) {
    const newer = byItem.get(version.itemId)
    if (newer) newer.push(version)
    else byItem.set(version.itemId, [version])
  }
  return [...byItem.values()].filter((entry) =>
    entry.some((version) => namesIn(version, candidateId).length > 0),
  )
}

/** The lines that name a candidate. */
const namesIn = ({ data }: Version, candidateId: string): string[] =>
  fields.flatMap((name) => linesOf(data, name).filter((line) => names(line, candidateId)))

const linesOf = (data: Version['data'], name: string): string[] => (data[name] ?? []) as string[]

const names = (line: string, candidateId: string) =>
  comparableName(candidateOfLine(line)) === comparableName(candidateId)

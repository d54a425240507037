import type { Collection } from '#server/content/collection.ts'
import { assignments, comparableName, fees } from '#server/content/declarations/student-records.ts'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** An assignment or fee that names a candidate. */
export interface KeptEntryShape {
  /** Such as `Fees`. */
  collection: string
  title: string
  /** The lines of its newest version, or of an earlier one, that name the candidate. */
  lines: string[]
}

interface Version {
  id: string
  itemId: string
  collection: string
  data: Record<string, unknown>
}

const naming: readonly Collection[] = [assignments, fees]
/** Their fields whose lines are a candidate ID or a group, or begin with a candidate ID. */
const fields = ['onlyFor', 'handedIn', 'payments']

/** The assignments and fees that name a candidate, in any version. */
export async function findEntries(
  { prisma }: Pick<Database, 'prisma'>,
  candidateId: string,
): Promise<KeptEntryShape[]> {
  const byItem = new Map<string, KeptEntryShape>()
  for (const { itemId, collection, data } of await versionsNaming(prisma, candidateId)) {
    if (byItem.has(itemId)) continue
    const { label, titleField } = naming.find(({ key }) => key === collection) as Collection
    const lines = fields.flatMap((name) => linesOf(data, name).filter((line) => names(line, candidateId)))
    byItem.set(itemId, { collection: label, title: String(data[titleField] ?? ''), lines })
  }
  return [...byItem.values()]
}

/**
 * Takes a candidate out of all versions of assignments and fees. One that was for this candidate only is deleted: without
 * the name it would be for all.
 *
 * @returns the number of entries that named the candidate.
 */
export async function forgetEntries(tx: Prisma.TransactionClient, candidateId: string): Promise<number> {
  const versions = await versionsNaming(tx, candidateId)
  const isOnlyFor = ({ data }: Version) => {
    const only = linesOf(data, 'onlyFor')
    return only.length > 0 && only.every((line) => names(line, candidateId))
  }
  const own = new Set(versions.filter(isOnlyFor).map(({ itemId }) => itemId))
  await tx.contentItem.deleteMany({ where: { id: { in: [...own] } } })
  for (const { id, itemId, data } of versions) {
    if (own.has(itemId)) continue
    const kept = fields.flatMap((name) =>
      name in data ? [[name, linesOf(data, name).filter((line) => !names(line, candidateId))]] : [],
    )
    const changed = { ...data, ...Object.fromEntries(kept) } as Prisma.InputJsonObject
    await tx.contentVersion.update({ where: { id }, data: { data: changed } })
  }
  return new Set(versions.map(({ itemId }) => itemId)).size
}

/** Staff type IDs with the digits of either keyboard, and joiners may be between them. */
const DIGITS_AND_JOINERS = '०१२३४५६७८९\u200c\u200d\ufe0e\ufe0f'

/** The newest version of an item first. */
async function versionsNaming(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  candidateId: string,
): Promise<Version[]> {
  // Databases differ in which other letters have a case.
  const pattern = `%${comparableName(candidateId).replaceAll(/[^a-z0-9]+/g, '%')}%`
  const versions = await db.$queryRaw<Version[]>`
    SELECT version.id, item.id AS "itemId", collection, data
    FROM content_items item JOIN content_versions version ON item_id = item.id
    WHERE collection = ANY (${naming.map(({ key }) => key)}::text[])
      AND translate(lower(data::text), ${DIGITS_AND_JOINERS}, '0123456789') LIKE ${pattern}
    ORDER BY item.id, number DESC`
  return versions.filter(({ data }) =>
    fields.some((name) => linesOf(data, name).some((line) => names(line, candidateId))),
  )
}

const linesOf = (data: Version['data'], name: string): string[] => (data[name] ?? []) as string[]

const names = (line: string, candidateId: string) =>
  comparableName(line.split(/[,;\t]/)[0] ?? '') === comparableName(candidateId)

import type { Database } from '#server/db/database.ts'
import { databaseTime } from '#server/db/database-time.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** Condition on the notices that visitors see now, by the database's clock: caches know when it will have another result. */
export async function shownNotices({ prisma }: Pick<Database, 'prisma'>): Promise<Prisma.NoticeWhereInput> {
  const now = await databaseTime(prisma)
  return { isActive: true, publishedAt: { lte: now }, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
}

/** Those that are pinned, then the newest. */
export const noticeOrder = (order: 'asc' | 'desc' = 'desc') => [
  { isPinned: order },
  { publishedAt: order },
  { id: order },
]

/** Also the publication changes it. */
export const lastChange = ({ publishedAt, updatedAt }: { publishedAt: Date; updatedAt: Date }) =>
  publishedAt > updatedAt ? publishedAt : updatedAt

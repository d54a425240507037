import type { Database } from '#server/db/database.ts'

const MOST = 30

export interface VersionShape {
  number: number
  data: Record<string, unknown>
  savedAt: Date
  author: string | null
  publishAt: Date | null
}

/** The versions of an item, newest first. */
export async function findVersions(
  { prisma }: Pick<Database, 'prisma'>,
  itemId: string,
): Promise<VersionShape[]> {
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

import type { Database } from '#server/db/database.ts'

export interface ChangedPage {
  path: string
  changedAt: Date
}

/** Below the sitemap protocol's limit of 50,000, to leave room for the pages without records. */
const MOST = 49_000

/** The pages that show records, with the time of the latest change. May contain a page twice. */
export async function changedPages({ prisma }: Pick<Database, 'prisma'>): Promise<ChangedPage[]> {
  const [notices, results] = await Promise.all([
    prisma.notice.findMany({
      where: { isActive: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: { id: true, updatedAt: true },
    }),
    // Excludes results before their release: their existence is not public.
    prisma.$queryRaw<{ changedAt: Date | null }[]>`
      SELECT max(GREATEST(uploaded_at, release_at)) AS "changedAt" FROM exam_result_files
      WHERE state = 'PUBLISHED' AND (release_at IS NULL OR release_at <= now())`,
  ])
  const changedAt = results[0]?.changedAt
  const pages = notices.map(({ id, updatedAt }) => ({ path: `/news/${id}`, changedAt: updatedAt }))
  return [
    ...pages,
    ...pages.flatMap(({ changedAt }) => [
      { path: '/', changedAt },
      { path: '/news', changedAt },
    ]),
    ...(changedAt ? [{ path: '/results', changedAt }] : []),
  ]
}

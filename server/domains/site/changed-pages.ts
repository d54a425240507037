import type { ContentSnapshot } from '#server/content/content-store.ts'
import type { Services } from '#server/graphql/context.ts'

export interface ChangedPage {
  path: string
  changedAt: Date
}

/** Below the sitemap protocol's limit of 50,000, to leave room for the pages without records. */
const MOST = 49_000

/** The pages that show records, with the time of the latest change. May contain a page twice. */
export async function changedPages({
  db: { prisma },
  content,
}: Pick<Services, 'db' | 'content'>): Promise<ChangedPage[]> {
  const [notices, results, snapshot] = await Promise.all([
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
    content.published(),
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
    ...coursePages(snapshot),
  ]
}

/** The pages of the courses whose group is published, too. */
function coursePages(snapshot: ContentSnapshot): ChangedPage[] {
  return snapshot
    .items('courses')
    .filter(({ data }) => snapshot.item(String(data.group)) !== undefined)
    .flatMap(({ data, publishedAt }) => [
      { path: `/courses/${data.slug}`, changedAt: publishedAt },
      { path: '/courses', changedAt: publishedAt },
    ])
}

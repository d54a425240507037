import type { Database } from '#server/db.ts'

export interface ChangedPage {
  path: string
  changedAt: Date
}

/** As many addresses as a sitemap may name, less those of the pages without records. */
const MOST = 49_000

/** The pages that records make or change, with when they did so last; a page may be named twice. */
export async function changedPages({ prisma }: Pick<Database, 'prisma'>): Promise<ChangedPage[]> {
  const [notices, file] = await Promise.all([
    prisma.notice.findMany({
      where: { isActive: true },
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: { id: true, updatedAt: true },
    }),
    prisma.examResultFile.findFirst({
      where: { state: 'PUBLISHED', uploadedAt: { not: null } },
      orderBy: { uploadedAt: 'desc' },
      select: { uploadedAt: true },
    }),
  ])
  const pages = notices.map(({ id, updatedAt }) => ({ path: `/news/${id}`, changedAt: updatedAt }))
  return [
    ...pages,
    ...pages.flatMap(({ changedAt }) => [
      { path: '/', changedAt },
      { path: '/news', changedAt },
    ]),
    ...(file?.uploadedAt ? [{ path: '/results', changedAt: file.uploadedAt }] : []),
  ]
}

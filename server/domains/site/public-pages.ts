import type { ContentSnapshot } from '#server/content/content-store.ts'
import { collections } from '#server/content/declarations/index.ts'
import { logoOf } from '#server/domains/media/logo.ts'
import { lastChange, shownNotices } from '#server/domains/notices/shown-notices.ts'
import {
  listAnnouncedReleases,
  listExams,
  listWithdrawnExams,
  PUBLISHED,
  RELEASED,
  visibleFromSql,
} from '#server/domains/results/exams/find-exams.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import type { Services } from '#server/graphql/context.ts'

import { locales } from '#shared/locales.ts'

/** In px, on a card of 1200 by 630. */
const CARD_LOGO_HEIGHT = 88

/** The renderer's questions about the public pages, each answered from the current data. */
export function publicPages(services: Pick<Services, 'env' | 'db' | 'files' | 'log' | 'content' | 'site'>) {
  const { env, db, content } = services
  return {
    changedPages: () => changedPages({ db, content }),
    knownRecords: () => knownRecords({ db, content }),
    formats: () =>
      content.published().then(
        ({ site }) => site,
        () => services.site,
      ),
    cardLogo: async () => {
      const { site } = await content.published()
      return (await logoOf(services, site, { height: CARD_LOGO_HEIGHT }))?.png
    },
    emptyPages: async () => (await content.published()).emptyPages(),
    demoRibbon: async () => {
      if (!env.demo) return null
      const { seeded, removed } = (await content.published()).demo
      if (removed) return null
      return env.demoExposed ? 'exposed' : seeded ? 'sample' : null
    },
  }
}

interface ChangedPage {
  path: string
  changedAt: Date
}

/** Below the sitemap protocol's limit of 50,000 addresses, to leave room for the pages without records. */
const MOST = Math.floor(49_000 / locales.length)

/** The pages that show records, with the time of the latest change. May contain a page twice. */
async function changedPages({
  db: { prisma },
  content,
}: Pick<Services, 'db' | 'content'>): Promise<ChangedPage[]> {
  const [notices, results, snapshot] = await Promise.all([
    prisma.notice.findMany({
      where: await shownNotices({ prisma }),
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      take: MOST,
      select: { id: true, updatedAt: true, publishedAt: true },
    }),
    // Excludes results before their release: their existence is not public.
    prisma.$queryRaw<{ changedAt: Date | null }[]>`
      SELECT max(${Prisma.raw(visibleFromSql('exams'))}) AS "changedAt"
      FROM exams JOIN exam_result_files f ON f.exam_id = exams.id
      WHERE ${Prisma.raw(`${RELEASED} AND ${PUBLISHED}`)}`,
    content.published(),
  ])
  const changedAt = results[0]?.changedAt
  const pages = notices.map(({ id, ...notice }) => ({ path: `/news/${id}`, changedAt: lastChange(notice) }))
  return [
    ...pages,
    ...pages.flatMap(({ changedAt }) => [
      { path: '/', changedAt },
      { path: '/news', changedAt },
    ]),
    ...(changedAt ? [{ path: '/results', changedAt }] : []),
    ...contentPages(snapshot),
    ...coursePages(snapshot),
  ]
}

/** The pages that show content, as far as they are linked. */
function contentPages(snapshot: ContentSnapshot): ChangedPage[] {
  const empty = snapshot.emptyPages()
  return collections
    .filter(({ audience, page }) => audience === 'everybody' && !empty.includes(page))
    .flatMap(({ key, page }) =>
      snapshot.items(key).map(({ publishedAt }) => ({ path: page, changedAt: publishedAt })),
    )
}

/** The pages of the courses whose group is published, too. */
function coursePages(snapshot: ContentSnapshot): ChangedPage[] {
  return snapshot
    .items('courses')
    .filter(({ data }) => snapshot.item(String(data.group)) !== undefined)
    .map(({ data, publishedAt }) => ({ path: `/courses/${data.slug}`, changedAt: publishedAt }))
}

/** The records that visitors can see, by id; items of the content by collection and slug. */
async function knownRecords({
  db,
  content,
}: Pick<Services, 'db' | 'content'>): Promise<Record<'exam' | 'notice' | 'content', Set<string>>> {
  const [exams, withdrawn, announced, notices, snapshot] = await Promise.all([
    listExams(db),
    listWithdrawnExams(db),
    listAnnouncedReleases(db),
    shownNotices(db).then((where) => db.prisma.notice.findMany({ where, select: { id: true } })),
    content.published(),
  ])
  const slugs = collections.flatMap(({ key, slugField }) =>
    slugField === null ? [] : snapshot.items(key).map(({ data }) => `${key}/${data[slugField]}`),
  )
  return {
    exam: new Set([...exams, ...withdrawn, ...announced.map(({ exam }) => exam)].map(({ id }) => id)),
    notice: new Set(notices.map(({ id }) => id)),
    content: new Set(slugs),
  }
}

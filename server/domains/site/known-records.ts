import { collections } from '#server/content/declarations/index.ts'
import { shownNotices } from '#server/domains/notices/shown-notices.ts'
import {
  listAnnouncedReleases,
  listExams,
  listWithdrawnExams,
} from '#server/domains/results/exams/find-exams.ts'
import type { Services } from '#server/graphql/context.ts'

/** The records that visitors can see, by id; items of the content by collection and slug. */
export async function knownRecords({
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

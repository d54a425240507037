import type { Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import type { DemoState } from '#server/db/demo-state.ts'
import { type Collection, isFilled } from './collection.ts'
import { collections } from './declarations/index.ts'
import { studyMaterials } from './declarations/student-area.ts'
import { requiredReferences } from './field.ts'

export const RESULTS_PAGE = '/results'

/** Condition on notices that visitors see now. */
export const SHOWN_NOTICE = '(is_active AND published_at <= now() AND (expires_at > now()) IS NOT FALSE)'

/** Results count once visitors can see or wait for them, and after they were seen and withdrawn. */
const FIND_RECORDS = `
  SELECT
    EXISTS (SELECT FROM notices WHERE ${SHOWN_NOTICE}) AS "hasNotices",
    EXISTS (
      SELECT FROM exams JOIN exam_result_files ON exam_id = exams.id
      WHERE state = 'PUBLISHED' AND CASE WHEN withdrawn_at IS NULL THEN release_at <= now() OR announced
        ELSE release_at < withdrawn_at END) AS "hasResults"`

/** Paths of the pages that list records of which visitors can see none. */
export async function pagesWithoutRecords({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ hasNotices: boolean; hasResults: boolean }>({
    name: 'pages-without-records',
    text: FIND_RECORDS,
  })
  const [found] = rows
  return [...(found?.hasNotices ? [] : ['/news']), ...(found?.hasResults ? [] : [RESULTS_PAGE])]
}

/** All content at one moment. */
interface Snapshot {
  site: Site
  demo: DemoState
  items(collection: string): readonly { data: Record<string, unknown> }[]
  item(id: string): unknown
}

/** Paths of the pages on which nothing is published. */
export function emptyPages(
  snapshot: Snapshot,
  of: Collection['audience'],
  withoutRecords: readonly string[],
): string[] {
  const essential = collections.filter(({ supplement, audience }) => !supplement && audience === of)
  const filled = new Set(
    essential.filter((collection) => isShown(snapshot, collection)).map(({ page }) => page),
  )
  const { onlineClassUrl, onlineFormUrl, portalLogInUrl, iosAppUrl, androidAppUrl, youTubeChannelId } =
    snapshot.site
  // Links that are settings.
  const isOnline = onlineClassUrl ?? iosAppUrl ?? androidAppUrl
  if (isOnline) filled.add('/online-class')
  if (isOnline ?? onlineFormUrl ?? portalLogInUrl) filled.add('/student/links')
  const pages = new Set(essential.map(({ page }) => page))
  if (of === 'everybody') {
    for (const page of withoutRecords) pages.add(page)
    // Before the set-up there is no way to reach anybody.
    if (snapshot.site.email === undefined) pages.add('/contact')
    // Only students see its content, but everybody's menu leads to it.
    if (!isShown(snapshot, studyMaterials)) pages.add(studyMaterials.page)
    // The demo shows every entry of the menus.
    if (!(snapshot.demo.seeded && !snapshot.demo.removed)) {
      const hasVideos =
        youTubeChannelId ?? snapshot.items('chosenVideos').find(({ data }) => data.place === 'first')
      if (onlineFormUrl === undefined) pages.add('/online-form')
      if (hasVideos === undefined) pages.add('/videos')
    }
  }
  // The home page says who the institute is.
  return [...pages].filter((page) => page !== '/' && !filled.has(page))
}

/** Whether something of a collection is on its page: an item of a hidden group is not. */
export function isShown(snapshot: Pick<Snapshot, 'items' | 'item'>, collection: Collection): boolean {
  const references = requiredReferences(collection.fields)
  return snapshot
    .items(collection.key)
    .some(
      ({ data }) =>
        isFilled(collection, data) &&
        references.every((name) => snapshot.item(String(data[name])) !== undefined),
    )
}

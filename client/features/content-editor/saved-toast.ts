import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { ToastMessage } from '#client/ui/toast-context.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Collection } from './collections-query.ts'
import { unknownNamesWords } from './incomplete.tsx'

interface SavedContent {
  collection: Collection
  publication: 'DRAFT' | 'NOW' | 'AT'
  /** As it was edited; null for a new item. */
  before: Pick<ContentItemRowFragment, 'publishAt'> | null
  saved: Pick<ContentItemRowFragment, 'savedAt' | 'state' | 'unpublishedReferences'> & {
    unknownNames: readonly string[]
  }
}

/** The effect of saving an item. */
export function savedToast({ collection, publication, before, saved }: SavedContent): ToastMessage {
  const readers = readersOf(collection)
  const scheduledFor = before?.publishAt
  // Both times are of the server's clock: a version that was already public was not cancelled.
  const isCancelled = typeof scheduledFor === 'string' && Date.parse(scheduledFor) > Date.parse(saved.savedAt)
  const concealed = publication === 'DRAFT' ? undefined : whyConcealed(collection, saved)
  const description = [
    concealed,
    saved.unknownNames.length > 0 && unknownNamesWords(saved.unknownNames),
    isCancelled &&
      t('The publication scheduled for {moment} is cancelled.', { moment: sayInstant(scheduledFor) }),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    title:
      concealed === undefined
        ? titles[publication](readers)
        : publication === 'AT'
          ? t('Scheduled')
          : t('Published'),
    ...(description !== '' && { description }),
    tone: 'success',
  }
}

/** Why nobody sees an item that is published; undefined when they do. */
export function whyConcealed(
  collection: Collection,
  { state, unpublishedReferences }: Pick<ContentItemRowFragment, 'state' | 'unpublishedReferences'>,
): string | undefined {
  const readers = readersOf(collection)
  if (state === 'HIDDEN')
    return t('The entry is hidden: {readers} do not see it. To show it, choose “Show” in the list.', {
      readers,
    })
  const [missing] = unpublishedReferences
  return (
    missing &&
    t('{readers} do not see it yet: “{entry}”, to which it belongs, is hidden, deleted or not published.', {
      readers,
      entry: missing.title,
    })
  )
}

const titles = {
  NOW: (readers: string) => t('Published. {readers} see it now.', { readers }),
  DRAFT: (readers: string) => t('Draft saved. {readers} do not see it.', { readers }),
  AT: (readers: string) => t('Scheduled. {readers} see it from then on.', { readers }),
} as const

/** Staff shall not fear that visitors see payments of students. */
function readersOf({ section, hasPreview }: Collection): string {
  if (hasPreview) return t('Visitors')
  return section === 'Settings' ? t('Teachers') : t('Students')
}

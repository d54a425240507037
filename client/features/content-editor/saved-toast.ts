import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { ToastMessage } from '#client/ui/toast-context.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Collection } from './collections-query.ts'

interface SavedContent {
  collection: Collection
  publication: 'DRAFT' | 'NOW' | 'AT'
  /** As it was edited; null for a new item. */
  before: Pick<ContentItemRowFragment, 'publishAt'> | null
  saved: Pick<ContentItemRowFragment, 'savedAt'>
}

/** What saving an item has done. */
export function savedToast({ collection, publication, before, saved }: SavedContent): ToastMessage {
  const readers = readersOf(collection)
  const scheduledFor = before?.publishAt
  // Both times are of the server's clock: a version that was public by then was not cancelled.
  const isCancelled = typeof scheduledFor === 'string' && Date.parse(scheduledFor) > Date.parse(saved.savedAt)
  return {
    title: titles[publication](readers),
    ...(isCancelled && {
      description: t('The publication scheduled for {moment} is cancelled.', {
        moment: sayInstant(scheduledFor),
      }),
    }),
    tone: 'success',
  }
}

const titles = {
  NOW: (readers: string) => t('Published. {readers} see it now.', { readers }),
  DRAFT: (readers: string) => t('Draft saved. {readers} do not see it.', { readers }),
  AT: (readers: string) => t('Scheduled. {readers} see it from then on.', { readers }),
} as const

/** Nobody shall think that visitors see what students have paid. */
function readersOf({ section, hasPreview }: Collection): string {
  if (hasPreview) return t('Visitors')
  return section === 'Settings' ? t('Teachers') : t('Students')
}

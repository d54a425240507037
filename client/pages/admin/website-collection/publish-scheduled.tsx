import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'

interface PublishScheduledProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** Of all entries to publish. */
  count: number
  scheduled: readonly Pick<ContentItemRowFragment, 'id' | 'title' | 'publishAt'>[]
}

/** Asks before entries are published ahead of their time. */
export function PublishScheduled({ count, scheduled, ...dialog }: PublishScheduledProps) {
  const label = t('Publish {count, plural, one {# entry} other {# entries}} now', { count })
  return (
    <ConfirmDialog
      {...dialog}
      title={t('Publish before the scheduled time?')}
      confirmLabel={label}
      tone="primary"
    >
      <p>{t('These are scheduled for later. If you publish them now, they are shown at once:')}</p>
      <PlainList>
        {scheduled.map(({ id, title, publishAt }) => (
          <li key={id}>{publishAt ? `${title}: ${sayInstant(publishAt)}` : title}</li>
        ))}
      </PlainList>
    </ConfirmDialog>
  )
}

import type { ContentState } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { Tone } from '#client/ui/tone.ts'

const looks: Readonly<Record<ContentState, { label: string; tone: Tone }>> = {
  DRAFT: { label: t('Draft'), tone: 'warning' },
  CHANGED: { label: t('Changed, not published'), tone: 'warning' },
  SCHEDULED: { label: t('Scheduled'), tone: 'info' },
  PUBLISHED: { label: t('Published'), tone: 'success' },
  HIDDEN: { label: t('Hidden'), tone: 'neutral' },
}

/** State of an item for visitors. */
export function StateBadge({
  state,
  publishAt,
}: {
  state: ContentState
  publishAt?: string | null | undefined
}) {
  const { label, tone } = looks[state]
  return (
    <Badge tone={tone} icon>
      {state === 'SCHEDULED' && publishAt
        ? rich('Scheduled for {date}', { date: <ShownDate at={publishAt} withTime /> })
        : label}
    </Badge>
  )
}

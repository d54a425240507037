import type { ContentState } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { showInstant } from '#client/ui/nepal-time.ts'
import type { Tone } from '#client/ui/tone.ts'

const looks: Readonly<Record<ContentState, { label: string; tone: Tone }>> = {
  DRAFT: { label: 'Draft', tone: 'warning' },
  CHANGED: { label: 'Changed, not published', tone: 'warning' },
  SCHEDULED: { label: 'Scheduled', tone: 'info' },
  PUBLISHED: { label: 'Published', tone: 'success' },
  HIDDEN: { label: 'Hidden', tone: 'neutral' },
}

/** What visitors see of an item. */
export function StateBadge({
  state,
  publishAt,
}: {
  state: ContentState
  publishAt?: string | null | undefined
}) {
  const { label, tone } = looks[state]
  const at = state === 'SCHEDULED' && publishAt && showInstant(publishAt)
  return (
    <Badge tone={tone} icon>
      {at ? `${label} for ${at.day}, ${at.time}` : label}
    </Badge>
  )
}

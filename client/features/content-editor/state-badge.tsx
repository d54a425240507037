import type { ContentState } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
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
  return (
    <Badge tone={tone} icon>
      {state === 'SCHEDULED' && publishAt ? (
        <>
          {label} for <ShownDate at={publishAt} withTime />
        </>
      ) : (
        label
      )}
    </Badge>
  )
}

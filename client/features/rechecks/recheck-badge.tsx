import type { RecheckState } from '#client/gql/graphql.ts'
import { Badge } from '#client/ui/badge.tsx'

const words: Readonly<Record<RecheckState, string>> = {
  OPEN: 'Open',
  UNCHANGED: 'Unchanged',
  CHANGED: 'Changed',
  CLOSED: 'Closed',
}

/** What became of a request, for staff. */
export function RecheckBadge({ state }: { state: RecheckState }) {
  return state === 'OPEN' ? (
    <Badge tone="warning" icon>
      {words[state]}
    </Badge>
  ) : (
    <Badge>{words[state]}</Badge>
  )
}

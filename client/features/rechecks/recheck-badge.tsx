import type { RecheckState } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'

const words: Readonly<Record<RecheckState, string>> = {
  OPEN: t('Open'),
  UNCHANGED: t('Unchanged'),
  CHANGED: t('Changed'),
  CLOSED: t('Closed'),
}

/** State of a request, for staff. */
export function RecheckBadge({ state }: { state: RecheckState }) {
  return state === 'OPEN' ? (
    <Badge tone="warning" icon>
      {words[state]}
    </Badge>
  ) : (
    <Badge>{words[state]}</Badge>
  )
}

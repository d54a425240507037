import type { LucideIcon } from 'lucide-react'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import History from 'lucide-react/icons/history'
import Megaphone from 'lucide-react/icons/megaphone'
import UserRound from 'lucide-react/icons/user-round'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { ActivityRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { below, color, leading, radius, space, text } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { SheetRows } from '#client/ui/sheet.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { sayMoment } from '#shared/calendar/show-dates.ts'
import { activityWords } from './activity-words.ts'

export const ACTIVITY_FRAGMENT = graphql(`
  fragment ActivityRow on Activity {
    id
    at
    actor
    action
    subject
    subjectId
    isInvitation
  }
`)

const icons: Readonly<Record<string, LucideIcon>> = {
  results: FileSpreadsheet,
  students: GraduationCap,
  notice: Megaphone,
  user: UserRound,
}

interface ActivityListProps {
  activity: readonly ActivityRowFragment[]
  /** ISO 8601 */
  now: string
}

/** Person, action and time, the latest first. */
export function ActivityList({ activity, now }: ActivityListProps) {
  if (activity.length === 0) {
    return (
      <EmptyState seed="no-activity" title={t('Nothing has been done yet')} headingLevel={3} compact bare>
        {t('What you and your colleagues publish, change and delete stands here.')}
      </EmptyState>
    )
  }
  return (
    <SheetRows>
      {activity.map((one) => (
        <ActivityRow key={one.id} one={one} now={now} />
      ))}
    </SheetRows>
  )
}

function ActivityRow({ one, now }: { one: ActivityRowFragment; now: string }) {
  const { verb, subject, more, last, to } = activityWords(one)
  const Icon = icons[one.action.split('.')[0] ?? ''] ?? History
  return (
    <Row>
      <Mark>
        <Icon size="1.1rem" />
      </Mark>
      <p>
        {rich('{actor} {done}', {
          actor: (
            <strong>
              <Lang>{one.actor ?? t('Somebody')}</Lang>
            </strong>
          ),
          done: (
            <>
              {verb !== '' && `${verb} `}
              {to === undefined ? (
                <Lang>{subject}</Lang>
              ) : (
                <TextLink to={to}>
                  <Lang>{subject}</Lang>
                </TextLink>
              )}
              {more !== undefined && ` ${more}`}
              {last !== undefined && ` ${last}`}
            </>
          ),
        })}
      </p>
      <time dateTime={one.at}>{sayMoment(one.at, now)}</time>
    </Row>
  )
}

/** Three rows that are on their way. */
export function ActivitySkeleton() {
  return (
    <Loading label={t('Loading activity')}>
      <SheetRows>
        {['a', 'b', 'c'].map((key) => (
          <Row key={key}>
            <Mark />
            <Skeleton width="70%" />
            <Skeleton width="6rem" />
          </Row>
        ))}
      </SheetRows>
    </Loading>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding: ${space[2]} ${space[4]};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;

  & > time {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${below('medium')} {
    & > time {
      white-space: normal;
    }
    & > :last-child {
      grid-column: 2;
    }
  }
`

const Mark = styled.span`
  display: grid;
  place-content: center;
  align-self: start;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.round};
  background: ${color('actionSoft')};
  color: ${color('action')};
`

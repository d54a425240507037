import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Banknote from 'lucide-react/icons/banknote'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Megaphone from 'lucide-react/icons/megaphone'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { NoticeBadge } from '#client/features/notices/notice-badge.tsx'
import { AssignmentFacts } from '#client/features/student-area/assignment-facts.tsx'
import { assignmentStatuses } from '#client/features/student-area/assignment-statuses.ts'
import { nextFee } from '#client/features/student-area/next-fee.ts'
import { rupees } from '#client/features/student-area/rupees.ts'
import type { AssignmentRowFragment, NoticeType, PaymentRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { noticePath, paths } from '#client/paths.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'

interface PortalTilesProps {
  assignments: readonly AssignmentRowFragment[]
  payments: readonly PaymentRowFragment[]
  notice: { id: string; title: string; type: NoticeType; publishedAt: string } | undefined
  /** Whether there are assignments for anybody. */
  hasAssignments: boolean
  /** Whether there are fees for anybody. */
  hasFees: boolean
  now: number
}

/** Due assignments, open fees and new items. */
export function PortalTiles({
  assignments,
  payments,
  notice,
  hasAssignments,
  hasFees,
  now,
}: PortalTilesProps) {
  const known = assignments.filter(({ status }) => status !== 'PAST')
  const open = known.filter(({ status }) => status !== 'SUBMITTED')
  const [first] = open
  const given = known.length > 0
  const isPast = !given && assignments.length > 0
  const pending = nextFee(payments)
  const settled = payments.length === 0 ? t('No fees on record yet') : t('Nothing to pay now')
  return (
    <Tiles>
      {hasAssignments && (
        <PortalTile
          icon={ClipboardList}
          label={given ? t('Assignments: {count} to hand in', { count: open.length }) : t('Assignments')}
          title={
            first ? (
              <Lang>{first.title}</Lang>
            ) : given ? (
              t('Everything is handed in')
            ) : isPast ? (
              assignmentStatuses.PAST.word
            ) : (
              t('No assignments yet')
            )
          }
          to={paths.assignments}
        >
          {first && <AssignmentFacts assignment={first} now={now} />}
          {isPast && assignmentStatuses.PAST.note}
        </PortalTile>
      )}
      {hasFees && (
        <PortalTile
          icon={Banknote}
          label={t('Fee Payment')}
          title={
            pending
              ? t('{amount} by {day}', { amount: rupees(pending.amount), day: sayDate(pending.dueOn) })
              : settled
          }
          to={paths.payment}
        >
          {pending && (
            <Facts>
              <Badge tone="warning" icon>
                {t('Pending')}
              </Badge>
              <Lang>{pending.term}</Lang>
            </Facts>
          )}
        </PortalTile>
      )}
      {notice && (
        <PortalTile
          icon={Megaphone}
          label={t('Newest notice')}
          title={<Lang>{notice.title}</Lang>}
          to={noticePath(notice.id)}
        >
          <Facts>
            <NoticeBadge type={notice.type} />
            <ShownDate at={notice.publishedAt} />
          </Facts>
        </PortalTile>
      )}
    </Tiles>
  )
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  margin-top: ${space[1]};
`

interface PortalTileProps {
  icon: LucideIcon
  label: string
  /** The next event, in a few words. */
  title: ReactNode
  to: string
  children: ReactNode
}

/** One thing to know at a glance; the whole tile leads to more of it. */
function PortalTile({ icon: Icon, label, title, to, children }: PortalTileProps) {
  return (
    <Tile>
      <Label>
        <Icon size="1.125rem" />
        {label}
      </Label>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <div>{children}</div>
      <Arrow size="1.25rem" />
    </Tile>
  )
}

const Tile = styled.section`
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[5]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  &:hover {
    border-color: ${color('lineStrong')};
  }
  & > h2 {
    font-size: ${text('large')};
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    color: ${color('text')};
    text-decoration: none;
  }
  & > h2 > a:hover {
    text-decoration: underline;
  }
  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Label = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-weight: 600;
`

const Arrow = styled(ArrowRight)`
  position: absolute;
  right: ${space[4]};
  bottom: ${space[4]};
`

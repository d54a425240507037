import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileClock from 'lucide-react/icons/file-clock'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { DashboardMissingFragment, DashboardTasksFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { contentPath, paths, releasePath } from '#client/paths.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { resultCount, studentCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sayMoment } from '#shared/calendar/show-dates.ts'

interface Task {
  id: string
  icon: LucideIcon
  name: string
  facts: string
  action: { label: string; to: string }
}

interface WaitingTasksProps {
  /** Missing while they are on their way. */
  tasks: DashboardTasksFragment | undefined
  /** ISO 8601 */
  now: string
}

/** Open tasks: unpublished uploads, results that candidates do not see yet. */
export function WaitingTasks({ tasks, now }: WaitingTasksProps) {
  if (!tasks) {
    return (
      <Quiet>
        <Skeleton width="20rem" />
      </Quiet>
    )
  }
  const all = [...rechecks(tasks), ...uploads(tasks, now), ...releases(tasks, now)]
  if (all.length === 0) {
    return (
      <Quiet>
        <CircleCheck size="1.25rem" />
        {t('Nothing waits: every upload is published, and everything published is to be seen.')}
      </Quiet>
    )
  }
  return (
    <SheetRows>
      {all.map(({ id, icon: Icon, name, facts, action }) => (
        <Row key={id}>
          <Icon size="1.25rem" />
          <div>
            <strong>
              <Lang>{name}</Lang>
            </strong>
            <Facts>{facts}</Facts>
          </div>
          <ButtonLink variant="secondary" size="small" to={action.to}>
            {action.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </Row>
      ))}
    </SheetRows>
  )
}

function rechecks({ openRechecks }: DashboardTasksFragment): Task[] {
  if (openRechecks === 0) return []
  return [
    {
      id: 'rechecks',
      icon: MessageCircleQuestionMark,
      name: t('Re-checks'),
      facts: t(
        '{count, plural, one {# request of a candidate has} other {# requests of candidates have}} no answer yet.',
        { count: openRechecks },
      ),
      action: { label: t('Answer'), to: paths.adminRechecks },
    },
  ]
}

function uploads({ waitingUploads }: DashboardTasksFragment, now: string): Task[] {
  return waitingUploads.map(({ id, kind, fileName, totalRows, uploadedBy, expiresAt }) => {
    const rows = kind === 'RESULTS' ? resultCount(totalRows) : studentCount(totalRows)
    const until = moment(expiresAt, now)
    const page = kind === 'RESULTS' ? paths.adminAddResult : paths.adminStudents
    return {
      id,
      icon: FileClock,
      name: fileName,
      facts:
        uploadedBy == null
          ? t('{rows}, uploaded and not published. Kept until {until}.', { rows, until })
          : t('{rows}, uploaded by {person} and not published. Kept until {until}.', {
              rows,
              until,
              person: uploadedBy,
            }),
      action: { label: t('Review'), to: `${page}?staged=${id}` },
    }
  })
}

function releases({ upcomingReleases }: DashboardTasksFragment, now: string): Task[] {
  return upcomingReleases.map(({ id, title, releaseAt }) => ({
    id,
    icon: CalendarClock,
    name: title,
    facts: t('Results to be seen from {moment}.', { moment: moment(releaseAt ?? now, now) }),
    action: { label: t('Release'), to: releasePath(id) },
  }))
}

/** As it stands within a sentence. */
const moment = (instant: string, now: string) =>
  sayMoment(instant, now).replace(/^(Yesterday|Today|Tomorrow)/, (day) => day.toLowerCase())

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;

  & > svg {
    align-self: start;
    color: ${color('warningText')};
  }
`

const Facts = styled.p`
  margin-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

const Quiet = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding: ${space[2]} ${space[4]};
  color: ${color('textMuted')};

  & > svg {
    flex: none;
    color: ${color('successText')};
  }
`

/** How many are shown at once. */
const FEW = 5

type Missing = DashboardMissingFragment['missingContent']

/** Missing content of the website: shorter with each entry, and gone at the end. */
export function MissingContent({ missing }: { missing: Missing | undefined }) {
  if (!missing || missing.length === 0) return null
  return (
    <TitledSheet title={t('Missing on the website')}>
      <Rows missing={missing.slice(0, FEW)} />
      {missing.length > FEW && (
        <More>
          <summary>{t('{count} more', { count: missing.length - FEW })}</summary>
          <Rows missing={missing.slice(FEW)} />
        </More>
      )}
    </TitledSheet>
  )
}

function Rows({ missing }: { missing: Missing }) {
  return (
    <SheetRows>
      {missing.map(({ collection, itemId, text }) => (
        <MissingRow key={text}>
          <Link to={collection == null ? paths.adminNotices : contentPath(collection, itemId ?? undefined)}>
            {text}
          </Link>
        </MissingRow>
      ))}
    </SheetRows>
  )
}

const MissingRow = styled.li`
  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[2]} ${space[4]};
  }
`

const More = styled.details`
  border-top: 1px solid ${color('line')};

  & > summary {
    min-height: 2.75rem;
    padding: ${space[3]} ${space[4]};
    cursor: pointer;
  }
`

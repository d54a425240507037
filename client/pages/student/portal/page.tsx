import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { CalendarDay } from '#client/features/student-area/calendar-day.tsx'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { usePortalQuery } from '#client/gql/hooks/use-portal-query.ts'
import { studentNavigationWithout } from '#client/layouts/student-navigation.ts'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { localPath } from '#client/locales/locale.ts'
import { rich, t } from '#client/locales/t.ts'
import { examCalendarFile, paths } from '#client/paths.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Section } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { nepalClock } from '#shared/calendar/nepal-time.ts'
import { PortalTiles } from './portal-tiles.tsx'

const PortalQuery = graphql(`
  query Portal {
    viewer { user { id name } }
    content { emptyPages }
    emptyStudentPages
    examSchedule { ...ExamRow }
    assignments { ...AssignmentRow }
    payments { ...PaymentRow }
    notices(first: 1) { nodes { id title type publishedAt } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, PortalQuery)
  return { now: Date.now() }
}

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  const { data } = usePortalQuery()
  const name = data?.viewer.user?.name
  const next = data?.examSchedule[0]
  const emptyPages = data ? [...data.content.emptyPages, ...data.emptyStudentPages] : []
  const hasContent = (page: string) => !emptyPages.map(localPath).includes(page)
  return (
    <StudentPage
      title={t('Student Portal')}
      intro={
        name
          ? rich('Namaste, {name}. This is what comes next.', { name: <Lang>{name}</Lang> })
          : t('Namaste. This is what comes next.')
      }
    >
      {data && (
        <Next>
          {next && <NextExam exam={next} now={now} />}
          <PortalTiles
            assignments={data.assignments}
            payments={data.payments}
            notice={data.notices.nodes[0]}
            hasFees={hasContent(paths.payment)}
            hasAssignments={hasContent(paths.assignments)}
            now={now}
          />
        </Next>
      )}
      <Section title={t('On your desk')}>
        <PageLinks emptyPages={emptyPages} />
      </Section>
    </StudentPage>
  )
}

const Next = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${from('wide')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

/** The exam that comes next, as a card. */
function NextExam({ exam, now }: { exam: ExamRowFragment; now: number }) {
  return (
    <Sheet aria-labelledby="next-exam">
      <Body>
        <CalendarDay day={nepalClock(exam.startsAt).slice(0, 10)} large />
        <div>
          <Label>{t('Your next exam')}</Label>
          <h2 id="next-exam">{exam.title}</h2>
          <ExamTime exam={exam} now={now} />
          <p>{exam.place}</p>
        </div>
        <Covers>
          {rich('{count} questions. {covers}.', {
            count: exam.questionCount,
            covers: <Lang>{exam.covers}</Lang>,
          })}
        </Covers>
        <Actions>
          <ButtonLink to={paths.studentSchedule}>{t('Exam Schedule')}</ButtonLink>
          <ButtonLink variant="secondary" icon={<CalendarPlus />} to={examCalendarFile} reloadDocument>
            {t('Add to calendar')}
          </ButtonLink>
        </Actions>
      </Body>
    </Sheet>
  )
}

const Sheet = styled.section`
  align-self: start;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
`

const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
  padding: ${space[5]};

  ${from('medium')} {
    padding: ${space[6]};
  }
  & > :has(h2) {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & h2 {
    font-size: ${text('heading')};
  }
`

const Label = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 600;
`

const Covers = styled.p`
  flex: 1 1 100%;
  min-width: 0;
  color: ${color('textMuted')};
`

const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space[3]};
  min-width: 0;
`

/** Further pages of the portal. */
const shownAbove: readonly string[] = [paths.student, paths.studentSchedule, paths.assignments, paths.payment]

/** The pages of the student area that the portal does not show otherwise. */
function PageLinks({ emptyPages }: { emptyPages: readonly string[] }) {
  const places = studentNavigationWithout(emptyPages)
    .flatMap(({ items }) => items)
    .filter(({ to }) => !shownAbove.includes(to))
  return (
    <List>
      {places.map(({ label, about, to, icon: Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size="1.5rem" />
            <span>
              <strong>{label}</strong>
              {about}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[3]};

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    height: 100%;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color('sunken')};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    line-height: ${leading('tight')};
    text-decoration: none;
  }
  & a:hover {
    background: ${color('actionSoft')};
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
    font-weight: 600;
  }
  & svg {
    color: ${color('action')};
  }
`

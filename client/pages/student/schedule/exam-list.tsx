import styled from 'styled-components'
import { CalendarDay } from '#client/features/student-area/calendar-day.tsx'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { rich } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { nepalClock } from '#shared/calendar/nepal-time.ts'

export const EXAM_ROW_FRAGMENT = graphql(`
  fragment ExamRow on ScheduledExam {
    id
    title
    startsAt
    endsAt
    place
    covers
    questionCount
  }
`)

interface ExamListProps {
  title: string
  exams: readonly ExamRowFragment[]
  now: number
}

/** The exams of a month. */
export function ExamList({ title, exams, now }: ExamListProps) {
  return (
    <Part>
      <h2>{title}</h2>
      <Sheet>
        <SheetRows>
          {exams.map((exam) => (
            <Row key={exam.id}>
              <CalendarDay day={nepalClock(exam.startsAt).slice(0, 10)} />
              <div>
                <h3>{exam.title}</h3>
                <ExamTime exam={exam} now={now} />
                <p>{exam.place}</p>
              </div>
              <Covers>
                {rich('{count} questions. {covers}.', {
                  count: exam.questionCount,
                  covers: <Lang>{exam.covers}</Lang>,
                })}
              </Covers>
            </Row>
          ))}
        </SheetRows>
      </Sheet>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > h2 {
    font-size: ${text('title')};
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  break-inside: avoid;

  ${from('wide')} {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[5]};
    padding-inline: ${space[5]};
  }
  & h3 {
    font-size: ${text('large')};
  }
`

const Covers = styled.p`
  grid-column: 2;
  color: ${color('textMuted')};
  font-size: ${text('small')};

  ${from('wide')} {
    grid-column: auto;
  }
`

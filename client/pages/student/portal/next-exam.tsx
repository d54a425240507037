import CalendarPlus from 'lucide-react/icons/calendar-plus'
import styled from 'styled-components'
import { CalendarDay } from '#client/features/student-area/calendar-day.tsx'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { examCalendarFile, paths } from '#client/paths.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { nepalClock } from '#shared/calendar/nepal-time.ts'

/** The exam that comes next, as a card. */
export function NextExam({ exam, now }: { exam: ExamRowFragment; now: number }) {
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

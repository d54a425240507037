import { useState } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, motion, radius, space, text } from '#client/theme/theme.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { dateParts } from '#shared/calendar/show-dates.ts'
import { ExamFilter } from './exam-filter.tsx'
import { filterExams, groupExams } from './exam-groups.ts'
import type { ListedExam } from './listed-exams.ts'

export const EXAM_CHOICE_FRAGMENT = graphql(`
  fragment ExamChoice on Exam {
    id
    title
    date
    secondSecret
    topPerformers
    passPercentage
    recheck { until fee }
  }
`)

interface ExamPickerProps {
  exams: readonly ListedExam[]
  /** Id of the chosen exam, empty for none. */
  chosen: string
  onChoose: (examId: string) => void
}

/** The exams as radio buttons, grouped by year, with a box that filters them. A plain form field without JavaScript. */
export function ExamPicker({ exams, chosen, onChoose }: ExamPickerProps) {
  const [typed, setTyped] = useState('')
  const listed = filterExams(exams, typed)
  return (
    <Group>
      <legend>{t('Select an exam')}</legend>
      {exams.length > 0 && (
        <ExamFilter typed={typed} onType={setTyped} found={listed.length} all={exams.length} />
      )}
      <Frame ref={showChosen}>
        {listed.length === 0 && <Nothing>{t('No exam matches “{typed}”.', { typed: typed.trim() })}</Nothing>}
        {groupExams(listed).map(({ label, exams: members }) => (
          <Year key={label} role="group" aria-label={label}>
            <p aria-hidden="true">{label}</p>
            {members.map((exam) => (
              <ExamLine
                key={exam.id}
                exam={exam}
                checked={exam.id === chosen}
                onChoose={() => onChoose(exam.id)}
              />
            ))}
          </Year>
        ))}
      </Frame>
    </Group>
  )
}

/** Once, when the list appears: an exam further down that the address names is scrolled into view, not the page. */
function showChosen(frame: HTMLDivElement | null) {
  const line = frame?.querySelector(':checked')?.closest('label')
  if (frame && line) frame.scrollTop = line.offsetTop - frame.clientHeight / 2
}

interface ExamLineProps {
  exam: ListedExam
  checked: boolean
  onChoose: () => void
}

function ExamLine({ exam, checked, onChoose }: ExamLineProps) {
  return (
    <Line>
      <input type="radio" name="exam" value={exam.id} checked={checked} onChange={onChoose} />
      <span>
        <span lang={languageOf(exam.title)}>{exam.title}</span>
        {exam.isWithdrawn && <State>{t('Withdrawn')}</State>}
        {exam.releaseAt !== undefined && (
          <State>{t('Results on {moment}', { moment: dateParts(exam.releaseAt, true).date })}</State>
        )}
      </span>
      {exam.date && <ShownDate at={exam.date} stacked />}
    </Line>
  )
}

const Group = styled(PlainFieldset)`
  & > legend {
    margin-bottom: ${space[2]};
    line-height: ${leading('tight')};
  }
`

/** Tall enough for some five exams and a part of the next, which tells that there are more. */
const Frame = styled.div`
  position: relative;
  max-height: 18.5rem;
  overflow-y: auto;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.medium};
  background: ${color('raised')};

  @media (scripting: enabled) {
    [data-needs-js] + & {
      border-top-left-radius: 0;
      border-top-right-radius: 0;
    }
  }
`

const Nothing = styled.p`
  padding: ${space[5]} ${space[4]};
  color: ${color('textMuted')};
`

const Year = styled.div`
  & > p {
    position: sticky;
    top: 0;
    padding: ${space[1]} ${space[4]};
    border-bottom: 1px solid ${color('line')};
    background: ${color('sunken')};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-variant-numeric: tabular-nums;
  }
  & + & > p {
    border-top: 1px solid ${color('line')};
  }
`

const State = styled.span`
  display: block;
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 400;
`

const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;
  min-height: 2.875rem;
  padding: ${space[2]} ${space[4]};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion('fast')};

  & + & {
    border-top: 1px solid ${color('line')};
  }
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color('action')};
    cursor: inherit;
  }
  & > time {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &:hover {
    background: ${color('actionSoft')};
  }
  &:has(:checked) {
    background: ${color('actionSoft')};
    box-shadow: inset 4px 0 ${color('accent')};
    font-weight: 600;
  }
`

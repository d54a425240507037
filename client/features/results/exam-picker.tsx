import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { ExamChoiceFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, motion, radius, space, text } from '#client/theme/theme.ts'
import { controlStyle } from '#client/ui/control-style.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { searchable } from '#client/ui/searchable.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { dateParts, dayParts, sayDate } from '#shared/calendar/show-dates.ts'
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

interface ExamFilterProps {
  typed: string
  onType: (typed: string) => void
  /** How many exams of all are left. */
  found: number
  all: number
}

/** Narrows the list of exams below it; for browsers with JavaScript only. */
function ExamFilter({ typed, onType, found, all }: ExamFilterProps) {
  const id = useId()
  return (
    <FilterRow data-needs-js>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('Filter exams')}
      </VisuallyHidden>
      <Search size="1.2em" />
      <FilterBox
        id={id}
        type="search"
        value={typed}
        placeholder={t('Filter exams')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onType(event.target.value)}
        // Enter belongs to the filter here, not to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <VisuallyHidden role="status">
        {typed !== '' && t('{found} of {all} exams', { found, all })}
      </VisuallyHidden>
    </FilterRow>
  )
}

const FilterRow = styled.div`
  position: relative;
  margin-bottom: -1px;

  & > svg {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    height: 100%;
    color: ${color('textMuted')};
    pointer-events: none;
  }
`

const FilterBox = styled.input`
  ${controlStyle}
  padding-left: ${space[10]};
  border-radius: ${radius.medium} ${radius.medium} 0 0;

  &:focus-visible {
    position: relative;
    z-index: 1;
  }
`

/** As much of an exam as the list of exams needs; its date is missing until somebody has set it. */
type ExamInGroup = Pick<ExamChoiceFragment, 'id' | 'title' | 'date'>

interface ExamGroup<TExam> {
  /** The year in the calendar that comes first, or "Other" for exams without a date. */
  label: string
  exams: TExam[]
}

const undated = t('Other')

/** Groups exams by year: newest year first, newest exam first in it, exams of one day by title; "Other" last. */
export function groupExams<TExam extends ExamInGroup>(exams: readonly TExam[]): ExamGroup<TExam>[] {
  const groups = new Map<string, TExam[]>()
  for (const exam of [...exams].sort(byNewest)) {
    const label = exam.date ? dayParts(exam.date).year : undated
    const group = groups.get(label)
    if (group) group.push(exam)
    else groups.set(label, [exam])
  }
  return Array.from(groups, ([label, members]) => ({ label, exams: members }))
}

/** The exams whose shown title or date contains the typed text, in any case and with either kind of digits. */
export function filterExams<TExam extends ExamInGroup>(exams: readonly TExam[], typed: string): TExam[] {
  const query = searchable(typed)
  return exams.filter(({ title, date }) =>
    [title, date ? sayDate(date) : ''].some((text) => searchable(text).includes(query)),
  )
}

function byNewest(one: ExamInGroup, other: ExamInGroup): number {
  const later = (other.date ?? '').localeCompare(one.date ?? '')
  return later || one.title.localeCompare(other.title, 'en', { numeric: true })
}

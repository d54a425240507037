import CalendarDays from 'lucide-react/icons/calendar-days'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { type DayProblem, readTypedDay, sayEquation } from '#shared/calendar/read-day.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface DateInputProps {
  /** `yyyy-MM-dd` in A.D., or the typed text if it is no date. */
  value?: string
  defaultValue?: string
  /** @param day in A.D., empty for an empty field; undefined where it is not understood. */
  onChange?: (value: string, day: string | undefined) => void
}

/**
 * A calendar day inside a Field, typed in A.D. or B.S.; the parsed day stands below in both calendars. Without
 * `onChange`, the form has it as it was typed. Text that is no date sets the input's custom validity.
 */
export function DateInput({ value, defaultValue = '', onChange }: DateInputProps) {
  const control = useFieldControl()
  const picker = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value ?? defaultValue)
  // A value from elsewhere replaces the typed text.
  const typed = value === undefined || dayOrTyped(draft) === value ? draft : value
  const { day, problem: found } = readTypedDay(typed)
  const problem = found ? problemMessage(found) : ''
  const toldId = `${control.id}-told`

  function change(next: string) {
    setDraft(next)
    const { day } = readTypedDay(next)
    onChange?.(day ?? next, day)
  }

  return (
    <Group>
      <Row>
        <Box
          {...control}
          aria-describedby={[control['aria-describedby'], toldId].filter(Boolean).join(' ')}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="2083-08-06"
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
          ref={(input) => input?.setCustomValidity(problem)}
        />
        <PickerButton
          type="button"
          data-needs-js
          aria-label={t('Choose from the A.D. calendar')}
          onClick={() => picker.current?.showPicker()}
        >
          <CalendarDays size="1.25rem" />
        </PickerButton>
        <Picker
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={day ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </Row>
      <Told id={toldId} aria-live="polite">
        {day ? sayEquation(day) : !control['aria-invalid'] && isWhole(typed) && problem}
      </Told>
    </Group>
  )
}

function problemMessage(problem: DayProblem): string {
  switch (problem.kind) {
    case 'unreadable':
      return t('Enter year, month and day, such as 2083-08-06 in B.S. or 2026-11-22 in A.D.')
    case 'of either calendar':
      return t('{day} may be in A.D. or in B.S. Enter {day} AD or {day} BS', problem)
    case 'not in AD':
      return t('There is no day {day} in A.D.', problem)
    case 'no such month in BS':
      return t('There is no day {day} in B.S.: a year has 12 months', problem)
    case 'beyond the month in BS':
      return t('There is no day {day} in B.S.: its month has {length} days', problem)
    case 'beyond the table of BS':
      return t('Days in B.S. are understood from {first} to {last}. Enter it in A.D.', problem)
  }
}

const dayOrTyped = (typed: string) => readTypedDay(typed).day ?? typed

/** Whether the last part of a day has been typed: before that nothing is wrong yet. */
const isWhole = (typed: string) => /\d\D+\d+\D+\d\d/.test(typed.replace(/[०-९]/g, '0'))

const Group = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 16rem;
`

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
`

const Box = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

const PickerButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.875rem;
  min-height: 2.875rem;
  padding: 0;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  color: ${color('action')};
  cursor: pointer;
`

/** The browser opens its calendar beside it. */
const Picker = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 2.875rem;
  height: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`

const Told = styled.p`
  min-height: 1lh;
  color: ${color('textMuted')};
  font-size: ${text('small')};
  line-height: 1.3;
`

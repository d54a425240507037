import { useState } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { dayInAd, dayInBs, readBsDay } from '#shared/calendar/bikram-sambat.ts'
import { LAST_OFFICIAL_YEAR } from '#shared/calendar/months.ts'

interface ReleaseTimeFieldProps {
  label: string
  /** What an empty field means. */
  hint: string
  required?: boolean
  /** `yyyy-MM-ddTHH:mm` in A.D. on Kathmandu's clock; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** Day and time in Nepal. The day is entered in A.D. or in B.S., and told in the other calendar. */
export function ReleaseTimeField({ label, hint, required = false, value, onChange }: ReleaseTimeFieldProps) {
  const [inBs, setInBs] = useState(false)
  const common = { label, hint, required, value, onChange }
  return (
    <Group>
      {inBs ? <BsTime {...common} /> : <AdTime {...common} />}
      <Checkbox
        label="Enter the day in B.S."
        checked={inBs}
        onChange={(event) => setInBs(event.currentTarget.checked)}
      />
    </Group>
  )
}

type TimeProps = Required<ReleaseTimeFieldProps>

function AdTime({ label, hint, required, value, onChange }: TimeProps) {
  const day = value === '' ? undefined : dayInBs(value.slice(0, 10))
  return (
    <Field
      name="releaseAt"
      label={label}
      required={required}
      hint={`In A.D., Nepal time. ${day === undefined ? hint : `In B.S. it is ${about(day)}${day}.`}`}
    >
      <TextInput
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

function BsTime({ label, hint, required, value, onChange }: TimeProps) {
  const [day, setDay] = useState(dayInBs(value.slice(0, 10)) ?? '')
  const [time, setTime] = useState(value.slice(11))
  const inAd = dayInAd(day)

  function change(nextDay: string, nextTime: string) {
    setDay(nextDay)
    setTime(nextTime)
    const found = dayInAd(nextDay)
    onChange(found !== undefined && nextTime !== '' ? `${found}T${nextTime}` : '')
  }

  const told = inAd === undefined ? hint : `In A.D. it is ${about(readBsDay(day) ?? '')}${inAd}.`
  return (
    <Pair>
      <Field
        name="releaseAt"
        label={label}
        required={required}
        hint={`In B.S.: year, month and day, such as 2083-08-15. ${told}`}
      >
        <TextInput
          numeric
          autoComplete="off"
          placeholder="2083-08-15"
          value={day}
          // An empty or half-filled field must not be taken for none.
          ref={(input) =>
            input?.setCustomValidity((day === '' && time === '') || (inAd && time) ? '' : 'half')
          }
          onChange={(event) => change(event.currentTarget.value, time)}
        />
      </Field>
      <Field name="releaseTime" label="Time" hint="Nepal time." required={required}>
        <TextInput type="time" value={time} onChange={(event) => change(day, event.currentTarget.value)} />
      </Field>
    </Pair>
  )
}

/** Months whose official calendar is not out may become a day longer or shorter. */
const about = (bsDay: string) => (Number(bsDay.slice(0, 4)) > LAST_OFFICIAL_YEAR ? 'about ' : '')

const Group = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
`

const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
`

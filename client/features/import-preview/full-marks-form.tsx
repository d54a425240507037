import { useRef, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { latinDigits } from '#shared/digits.ts'

interface FullMarksFormProps {
  onSubmit: (fullMarks: string) => void
  /** Called with a valid value; undefined for other text. */
  onChange: (fullMarks: string | undefined) => void
}

/** Asks for the full marks that give the percentages which a file does not have. */
export function FullMarksForm({ onSubmit, onChange }: FullMarksFormProps) {
  const [fullMarks, setFullMarks] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  function submit() {
    const marks = readMarks(fullMarks)
    if (marks === undefined) {
      input.current?.focus()
      return setError(t('Full marks must be a number above 0, such as 200'))
    }
    onSubmit(marks)
  }
  return (
    <Line>
      <Field
        name="fullMarks"
        label={t('Full marks')}
        required
        error={error}
        hint={t('The highest mark that the exam has, such as 200. Percentages are rounded to two decimals.')}
      >
        <TextInput
          ref={input}
          numeric
          inputMode="decimal"
          autoComplete="off"
          value={fullMarks}
          onChange={({ currentTarget }) => {
            setFullMarks(currentTarget.value)
            onChange(readMarks(currentTarget.value))
          }}
          onKeyDown={(event) => {
            // The form around it is another one's.
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
      </Field>
      <div>
        <Button variant="secondary" onClick={submit}>
          {t('Compute the percentages')}
        </Button>
      </div>
    </Line>
  )
}

function readMarks(typed: string): string | undefined {
  const marks = latinDigits(typed).trim()
  return Number(marks) > 0 && /^\d{1,8}(\.\d{1,4})?$/.test(marks) ? marks : undefined
}

const Line = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 24rem;
`

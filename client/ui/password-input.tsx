import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius } from '#client/theme/theme.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>
}

/** A password inside a Field, with a button that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const control = useFieldControl()
  const [shown, setShown] = useState(false)
  return (
    <Row>
      <Box
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        {...props}
      />
      <Toggle
        type="button"
        data-needs-js
        aria-controls={control.id}
        aria-pressed={shown}
        aria-label={t('Show password')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size="1.25rem" /> : <Eye size="1.25rem" />}
      </Toggle>
    </Row>
  )
}

const Row = styled.div`
  position: relative;
`

const Box = styled.input`
  ${controlStyle}
  padding-right: 3.25rem;

  &::-ms-reveal {
    display: none;
  }
`

const Toggle = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 2.875rem;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('textMuted')};

  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`

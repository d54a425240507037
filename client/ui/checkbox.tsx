import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, leading, motion, radius, space, text } from '#client/theme/theme.ts'
import { useFieldError } from './form-errors.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  /** For rows of tables: the label is read, not shown. */
  labelHidden?: boolean
  /** Neither on nor off: some of the rows below are selected. */
  mixed?: boolean
}

/** A tick box with its own label; the whole line takes the press. */
export function Checkbox({
  label,
  hint,
  labelHidden = false,
  mixed = false,
  name = '',
  id,
  ...rest
}: CheckboxProps) {
  const generated = useId()
  const controlId = id ?? (name === '' ? generated : `field-${name}`)
  const error = useFieldError(name)
  const notes = [
    error !== undefined && `${controlId}-error`,
    hint !== undefined && `${controlId}-hint`,
  ].filter(Boolean)
  return (
    <Line htmlFor={controlId} $bare={labelHidden}>
      <Box
        type="checkbox"
        id={controlId}
        name={name || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={notes.join(' ') || undefined}
        ref={(box) => {
          if (box) box.indeterminate = mixed
        }}
        {...rest}
      />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {hint !== undefined && <Note id={`${controlId}-hint`}>{hint}</Note>}
      {error !== undefined && (
        <Note id={`${controlId}-error`} $problem>
          {error}
        </Note>
      )}
    </Line>
  )
}

const Line = styled.label<{ $bare: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${({ $bare }) => ($bare ? 0 : space[3])};
  align-items: center;
  min-width: ${({ $bare }) => ($bare ? '2.75rem' : undefined)};
  min-height: 2.75rem;
  padding-block: ${space[1]};
  line-height: ${leading('tight')};
  justify-items: ${({ $bare }) => ($bare ? 'center' : 'start')};
  cursor: pointer;
`

/** Drawn by us: browsers' own is grey on grey in the dark, as if it could not be pressed. */
const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  appearance: none;
  border: 2px solid ${color('lineStrong')};
  border-radius: ${radius.small};
  background: ${color('raised')};
  cursor: inherit;
  transition:
    background-color ${motion('fast')},
    border-color ${motion('fast')};

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${color('onAction')};
    clip-path: polygon(16% 44%, 0 60%, 42% 96%, 100% 22%, 82% 6%, 39% 62%);
    scale: 0;
  }
  &:indeterminate::before {
    clip-path: inset(40% 0);
  }
  &:checked,
  &:indeterminate {
    border-color: ${color('action')};
    background: ${color('action')};

    &::before {
      scale: 1;
    }
  }
  &:hover:not(:disabled) {
    border-color: ${color('action')};
  }
  &[aria-invalid='true'] {
    border-color: ${color('danger')};
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

const Note = styled.span<{ $problem?: boolean }>`
  grid-column: 2;
  color: ${({ $problem }) => color($problem ? 'dangerText' : 'textMuted')};
  font-size: ${text('small')};
  font-weight: ${({ $problem }) => ($problem ? 600 : 400)};
`

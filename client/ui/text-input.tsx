import type { InputHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Digits of equal width, for IDs and marks. */
  numeric?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text inside a Field, which gives it its id, name and ARIA. */
export function TextInput({ numeric = false, type = 'text', ...rest }: TextInputProps) {
  return <Box {...useFieldControl()} type={type} $numeric={numeric} {...rest} />
}

const Box = styled.input<{ $numeric: boolean }>`
  ${controlStyle}
  font-variant-numeric: ${({ $numeric }) => ($numeric ? 'tabular-nums' : 'inherit')};
  letter-spacing: ${({ $numeric }) => ($numeric ? '0.03em' : 'normal')};
`

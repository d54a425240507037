import type { InputHTMLAttributes, Ref } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>
}

/** A calendar day inside a Field; its value is `yyyy-MM-dd`. The platform's own picker knows touch and keyboard best. */
export function DateInput(props: DateInputProps) {
  return <Box {...useFieldControl()} type="date" {...props} />
}

const Box = styled.input`
  ${controlStyle}
  max-width: 14rem;
  font-variant-numeric: tabular-nums;
`

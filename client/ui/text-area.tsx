import type { Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text inside a Field; grows with its content where the browser can. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <Box {...useFieldControl()} rows={rows} {...rest} />
}

const Box = styled.textarea`
  ${controlStyle}
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`

import type { Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text inside a Field; grows with its content where the browser can. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <Box {...useFieldControl()} rows={rows} $rows={rows} {...rest} />
}

const LINE_HEIGHT = 1.45

const Box = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  /* Where the browser sizes the box by its content, it forgets the rows attribute. */
  min-height: calc(${({ $rows }) => $rows * LINE_HEIGHT}em + 2 * ${space[2]} + 2px);
  line-height: ${LINE_HEIGHT};
  resize: vertical;
  field-sizing: content;
`

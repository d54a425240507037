import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref, SelectHTMLAttributes } from 'react'
import styled from 'styled-components'
import { color, space } from '#client/theme/theme.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-control.ts'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>
}

/** One choice of few inside a Field: the platform's own list, with `option` and `optgroup` children. */
export function Select({ children, ...rest }: SelectProps) {
  return (
    <Row>
      <Box {...useFieldControl()} {...rest}>
        {children}
      </Box>
      <ChevronDown size="1.25rem" />
    </Row>
  )
}

const Row = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset: 0 ${space[3]} 0 auto;
    height: 100%;
    pointer-events: none;
    color: ${color('textMuted')};
  }
`

const Box = styled.select`
  ${controlStyle}
  padding-right: ${space[10]};
  appearance: none;
  text-overflow: ellipsis;

  & optgroup,
  & option {
    background: ${color('raised')};
    color: ${color('text')};
  }
`

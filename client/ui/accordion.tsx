import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, motion, space } from '#client/theme/theme.ts'

interface AccordionItem {
  id: string
  /** What is always to be seen: a heading and whatever stands beside it. */
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Which one is open at first. */
  initial?: string
}

/** Parts of which at most one is open; it can be closed too. The browser does it all, with or without script. */
export function Accordion({ items, initial }: AccordionProps) {
  const name = useId()
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id} name={name} open={id === initial}>
          <summary>
            {title}
            <ChevronDown size="1.5rem" />
          </summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </div>
  )
}

const Item = styled.details`
  border-bottom: 1px solid ${color('line')};

  &:first-child {
    border-top: 1px solid ${color('line')};
  }
  & > summary {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    justify-content: space-between;
    min-height: 4rem;
    padding-block: ${space[4]};
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    transition: rotate ${motion('fast')};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > summary:hover {
    background: ${color('actionSoft')};
    box-shadow:
      -0.75rem 0 ${color('actionSoft')},
      0.75rem 0 ${color('actionSoft')};
  }
`

const Content = styled.div`
  padding-block: ${space[2]} ${space[10]};
`

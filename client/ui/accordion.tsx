import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, from, motion, space } from '#client/theme/theme.ts'

interface AccordionItem {
  id: string
  /** The part that is always visible: a heading, and a span beside it; HTML allows no blocks here. */
  title: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Which one is open at first. */
  initial?: string
}

/** Parts of which at most one is open; it can be closed too. The browser does it all, with or without JavaScript. */
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    min-height: 4rem;
    padding-block: ${space[4]};
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > :not(svg) {
    grid-column: 1;
  }
  & > summary > svg {
    grid-area: 1 / 2 / span 2;
    transition: rotate ${motion('fast')};
  }
  ${from('large')} {
    & > summary {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) auto;
      column-gap: ${space[8]};
    }
    & > summary > :not(svg) {
      grid-column: auto;
    }
    & > summary > svg {
      grid-area: 1 / 3;
    }
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

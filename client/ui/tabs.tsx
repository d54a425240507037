import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { color, motion, space, text } from '#client/theme/theme.ts'

export interface TabItem {
  id: string
  label: ReactNode
  /** Shown beside the label: how many there are. */
  count?: number
  panel: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly TabItem[]
  /** The first one unless told. */
  initial?: string
}

/**
 * One panel at a time, by arrows, Home, End, press or touch. All panels are in the page, the others hidden, so that
 * without script they simply stand below each other, each under its label.
 */
export function Tabs({ label, tabs, initial = tabs[0]?.id ?? '' }: TabsProps) {
  const base = useId()
  const [selected, setSelected] = useState(initial)

  const moveByKey = (event: KeyboardEvent) => {
    const next = neighbour(tabs, selected, event.key)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }

  return (
    <Box>
      <List role="tablist" aria-label={label} onKeyDown={moveByKey} data-needs-script>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
          data-selected={tab.id === selected}
        >
          <PlainLabel aria-hidden="true">{tab.label}</PlainLabel>
          {tab.panel}
        </Panel>
      ))}
    </Box>
  )
}

function neighbour(tabs: readonly TabItem[], selected: string, key: string): TabItem | undefined {
  const index = tabs.findIndex(({ id }) => id === selected)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

const List = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  border-bottom: 1px solid ${color('line')};
  scrollbar-width: none;
`

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 3rem;
  padding-inline: ${space[3]};
  border: 0;
  background: none;
  color: ${color('textMuted')};
  font-weight: 600;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: ${color('action')};
    transform: scaleX(0);
    transition: transform ${motion('fast')};
  }
  &:hover,
  &[aria-selected='true'] {
    color: ${color('text')};
  }
  &[aria-selected='true']::after {
    transform: none;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`

const Count = styled.span`
  min-width: 1.6em;
  padding-inline: 0.4em;
  border-radius: 1em;
  background: ${color('actionSoft')};
  color: ${color('action')};
  font-size: ${text('tiny')};
  line-height: 1.6;
`

const Panel = styled.div`
  &[data-selected='false'] {
    display: none;
  }
  @media (scripting: none) {
    &[data-selected='false'] {
      display: block;
    }
  }
`

const PlainLabel = styled.p`
  display: none;
  margin-bottom: ${space[4]};
  font-size: ${text('title')};
  font-weight: 650;

  @media (scripting: none) {
    display: block;
  }
`

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, motion, space, text } from '#client/theme/theme.ts'

export interface TabLabel {
  id: string
  label: ReactNode
  /** Shown beside the label: how many there are. */
  count?: number
}

interface TabStripProps {
  /** Name of the group of tabs, for screen readers. */
  label: string
  tabs: readonly TabLabel[]
  selected: string
  onSelect: (id: string) => void
  /** Beginning of the ids of tabs and panels: `{base}-tab-{id}`, `{base}-panel-{id}`. */
  base: string
  /** Id of the one panel that all tabs change, where there is one: a list that they filter. */
  panel?: string
}

/** A row of tabs: arrows, Home and End move and choose. Without JavaScript it is not there, and everything is shown. */
export function TabStrip({ label, tabs, selected, onSelect, base, panel }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null)
  // Where not all tabs fit, the chosen one is in sight, also when the address has chosen it.
  useEffect(() => {
    const tab = document.getElementById(`${base}-tab-${selected}`)
    if (!list.current || !tab) return
    list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2
  }, [base, selected])

  const moveByKey = (event: KeyboardEvent) => {
    // With one of these an arrow is the browser's: Back, for example.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = neighbour(tabs, selected, event.key)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={moveByKey} data-needs-js data-no-print>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={`${base}-tab-${tab.id}`}
          aria-controls={panel ?? `${base}-panel-${tab.id}`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Tab>
      ))}
    </List>
  )
}

function neighbour(tabs: readonly TabLabel[], selected: string, key: string): TabLabel | undefined {
  const index = tabs.findIndex(({ id }) => id === selected)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  border-bottom: 1px solid ${color('line')};
  scrollbar-width: none;
  /* A shadow at either edge while there is more beyond it. */
  background:
    linear-gradient(to right, ${color('ground')} 2rem, transparent) local 0 0 / 3rem 100% no-repeat,
    linear-gradient(to left, ${color('ground')} 2rem, transparent) local 100% 0 / 3rem 100% no-repeat,
    linear-gradient(to right, ${color('shadow')}, transparent) 0 0 / 0.75rem 100% no-repeat,
    linear-gradient(to left, ${color('shadow')}, transparent) 100% 0 / 0.75rem 100% no-repeat;
`

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 3.25rem;
  padding-inline: ${space[4]};
  border: 0;
  background: none;
  color: ${color('textMuted')};
  font-weight: 600;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: ${color('hue')};
    transform: scaleX(0);
    transition: transform ${motion('fast')};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
    }
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
  background: ${color('hueSoft')};
  color: ${color('hueText')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`

import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { space, text } from '#client/theme/theme.ts'
import { Stack } from './stack.ts'
import { type TabLabel, TabStrip } from './tab-strip.tsx'
import { useAddressChoice } from './use-address-choice.ts'

export interface TabItem extends TabLabel {
  panel: ReactNode
}

interface TabsProps {
  /** Name of the group of tabs, for screen readers. */
  label: string
  tabs: readonly TabItem[]
  /** The first one by default. */
  initial?: string
  /** Parameter of the address that keeps the choice; another one for a second set of tabs on the same page. */
  name?: string
}

/**
 * One panel at a time, by arrows, Home, End, press or touch. This is the way of every page with tabs: all panels are in
 * the page, the others hidden, so that without JavaScript, on paper and for search engines they simply stand below each
 * other, each under its label; and the choice is in the address (`?tab=amenities`), so that it can be shared.
 */
export function Tabs({ label, tabs, initial = tabs[0]?.id ?? '', name = 'tab' }: TabsProps) {
  const base = useId()
  const [selected, select] = useAddressChoice(
    name,
    tabs.map(({ id }) => id),
    initial,
  )
  return (
    <Stack $gap={8}>
      <TabStrip label={label} tabs={tabs} selected={selected} onSelect={select} base={base} />
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
    </Stack>
  )
}

const Panel = styled.div`
  &[data-selected='false'] {
    display: none;
  }
  @media print {
    &[data-selected='false'] {
      display: block;
    }
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

  @media print {
    display: block;
  }
  @media (scripting: none) {
    display: block;
  }
`

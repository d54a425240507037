import type { ComponentProps } from 'react'
import { Tabs } from './tabs.tsx'

/** One panel needs no tab to choose it. */
export function TabsOrPanel(props: ComponentProps<typeof Tabs>) {
  const [first, ...others] = props.tabs
  return others.length === 0 ? first?.panel : <Tabs {...props} />
}

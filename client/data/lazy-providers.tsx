import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LazyClient } from './lazy-client.ts'
import { Providers } from './providers.tsx'

interface LazyProvidersProps {
  apollo: LazyClient
  /** Called once, when all components have been rendered. */
  onLive?: (() => void) | undefined
  children: ReactNode
}

/** The providers in the browser: with what stands in for Apollo Client first, with the real one when it is there. */
export function LazyProviders({ apollo, onLive, children }: LazyProvidersProps) {
  const client = useSyncExternalStore(apollo.listen, apollo.current, apollo.current)
  const live = useEffectEvent(() => onLive?.())
  useEffect(() => live(), [])
  return <Providers apollo={client}>{children}</Providers>
}

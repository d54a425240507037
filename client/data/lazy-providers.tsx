import { type ReactNode, useSyncExternalStore } from 'react'
import type { LazyClient } from './lazy-client.ts'
import { Providers } from './providers.tsx'

/** The providers in the browser: with what stands in for Apollo Client first, with the real one when it is there. */
export function LazyProviders({ apollo, children }: { apollo: LazyClient; children: ReactNode }) {
  const client = useSyncExternalStore(apollo.listen, apollo.current, apollo.current)
  return <Providers apollo={client}>{children}</Providers>
}

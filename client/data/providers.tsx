import { getApolloContext } from '@apollo/client/react'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { ToastProvider } from '#client/ui/toast-provider.tsx'
import type { LazyClient } from './lazy-client.ts'
import { StartApolloContext } from './use-apollo.ts'

const ApolloContext = getApolloContext()

/**
 * Providers of every page and every error page, on the server as in the browser. Pages behind a guard have Apollo
 * Client in their first render; public ones render without, and get it when it is there.
 */
export function Providers({ apollo, children }: { apollo: LazyClient; children: ReactNode }) {
  const client = useSyncExternalStore(apollo.listen, apollo.current, apollo.current)
  const value = useMemo(() => (client ? { client } : {}), [client])
  return (
    <StartApolloContext value={apollo.start}>
      <ApolloContext value={value}>
        <ToastProvider>{children}</ToastProvider>
      </ApolloContext>
    </StartApolloContext>
  )
}

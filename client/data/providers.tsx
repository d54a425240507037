import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { ToastProvider } from '#client/ui/toast-provider.tsx'

/** What every page and every error page stands on, on the server as in the browser. */
export function Providers({ apollo, children }: { apollo: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      <ToastProvider>{children}</ToastProvider>
    </ApolloProvider>
  )
}

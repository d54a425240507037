import 'graphiql/graphiql.css'
import './sandbox.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { exampleOperations } from './example-operations.ts'

type Fetcher = React.ComponentProps<typeof GraphiQL>['fetcher']

/** An access token is valid for 15 minutes. */
const RENEW_AFTER_MS = 14 * 60_000
let renewedAt = Number.NEGATIVE_INFINITY

const send = (operation: Parameters<Fetcher>[0], headers?: Record<string, string>) =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify(operation),
  })

/** Sends the browser's own session along, renewed in time: whoever is signed in on the site is signed in here. */
const fetcher: Fetcher = async (operation, options) => {
  if (Date.now() - renewedAt > RENEW_AFTER_MS) {
    const renewed = await send({ query: 'mutation { refreshSession { expiresAt } }' })
    if (renewed.ok && !(await renewed.json()).errors) renewedAt = Date.now()
  }
  const response = await send(operation, options?.headers)
  return response.json()
}

const element = document.getElementById('sandbox')
if (!element) throw new Error('The sandbox has no place on its page')
createRoot(element).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={exampleOperations(window.location.origin)}
    defaultEditorToolsVisibility="variables"
  />,
)

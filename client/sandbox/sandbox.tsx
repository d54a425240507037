import 'graphiql/graphiql.css'
import './sandbox.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { exampleOperations } from './example-operations.ts'

type Fetcher = React.ComponentProps<typeof GraphiQL>['fetcher']

/** Sends the browser's own session along: whoever is signed in on the site is signed in here. */
const fetcher: Fetcher = async (operation, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...options?.headers, 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify(operation),
  })
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

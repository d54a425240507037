import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { buildSchema, execute, type FormattedExecutionResult } from 'graphql'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { createApolloClient } from '#client/data/client.ts'
import { inProcessLink } from '#client/data/in-process-link.ts'
import { readyClient } from '#client/data/lazy-client.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { Providers } from '#client/data/providers.tsx'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type RootScene, rootRoute } from './root-route.tsx'

const schema = buildSchema(readFileSync(resolve(projectRoot, 'schema.graphql'), 'utf8'))

interface Scene {
  route: RouteObject
  /** Address to open. */
  at: string
  /** Answers of the API: a value or a function of the arguments for each root field. */
  root: Record<string, unknown>
}

/** Opens a page, loader and all, on an API that is made of the real schema and the given answers. */
export async function openPage({ route, at, root }: Scene) {
  const asked: Record<string, unknown>[] = []
  const link = inProcessLink(async ({ document, variables }) => {
    asked.push(variables)
    const answer = await execute({ schema, document, variableValues: variables, rootValue: root })
    // As over HTTP: what the cache is given is nobody's object any more.
    return JSON.parse(JSON.stringify(answer)) as FormattedExecutionResult
  })
  const apollo = createApolloClient(link, { ssrMode: false })
  const router = createMemoryRouter(
    [rootRoute([route, { path: '*', element: <p>Another page</p> }], root as RootScene)],
    {
      initialEntries: [at],
      getContext: () => loaderContext(async () => apollo),
    },
  )
  await new Promise<void>((ready) => {
    const isReady = () => router.state.initialized && ready()
    router.subscribe(isReady)
    isReady()
  })
  render(
    <Providers apollo={readyClient(apollo)}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    apollo,
    user: userEvent.setup(),
    /** Variables of every operation so far. */
    asked,
    /** As a link would. */
    navigate: (to: string) => act(async () => router.navigate(to)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

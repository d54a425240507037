import { MockLink } from '@apollo/client/testing'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createApolloClient } from '#client/data/client.ts'
import { readyClient } from '#client/data/lazy-client.ts'
import { Providers } from '#client/data/providers.tsx'
import { ROOT } from '#client/data/root-data.ts'
import { type RootScene, rootData, rootRoute } from './root-route.tsx'

interface Scene extends RootScene {
  /** Address of the page; links lead anywhere and change it. */
  at?: string
  /** The handle of the page's route. */
  handle?: object
  /** The API's answers, in the order of the questions. */
  answers?: readonly MockLink.MockedResponse[]
}

/** Renders part of a page in everything that surrounds it in the app. `user` acts on it as a person would. */
export function renderPart(
  part: ReactNode,
  { at = '/', handle, answers = [], ...root }: Scene = {},
): RenderResult & { user: UserEvent; location: () => string } {
  const apollo = createApolloClient(new MockLink(answers), { ssrMode: false })
  const router = createMemoryRouter([rootRoute([{ path: '*', element: part, handle }])], {
    initialEntries: [at],
    hydrationData: { loaderData: { [ROOT]: rootData(root) } },
  })
  const result = render(
    <Providers apollo={readyClient(apollo)}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const location = () => router.state.location.pathname + router.state.location.search
  return { ...result, user: userEvent.setup(), location }
}

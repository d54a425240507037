import type { ApolloClient } from '@apollo/client'
import { createContext, useContext } from 'react'

/** Loads Apollo Client. */
export const StartApolloContext = createContext<() => Promise<ApolloClient>>(async () => {
  throw new Error('This is not part of a page')
})

/** Apollo Client, which is loaded if need be: for forms and buttons of public pages, which begin without it. */
export const useApollo = () => useContext(StartApolloContext)

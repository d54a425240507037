import type { RouterContextProvider } from 'react-router-dom'
import { errorMessage } from '#client/data/error-message.ts'
import { apolloOf } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'

const OwnResultsQuery = graphql(`
  query OwnResults {
    myResults { ...MarkSheet }
    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }
    site { name phones }
  }
`)

/** Asks at every visit: a correction shows at once. @returns why they could not be loaded; null when they are. */
export async function loadOwnResults(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const client = await apolloOf(context)
  try {
    await client.query({ query: OwnResultsQuery, fetchPolicy: 'network-only' })
    return null
  } catch (error) {
    // The look-up below may still work.
    return errorMessage(error)
  }
}

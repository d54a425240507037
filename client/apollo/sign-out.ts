import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { writeSession } from './session.ts'

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`)

/**
 * Ends the session here and in the other tabs, and loads `next` anew, so that nothing of the signed-in person stays
 * in memory.
 *
 * @throws when the server could not be told: then the person is still signed in.
 */
export async function signOut(client: ApolloClient, next: string): Promise<void> {
  await client.mutate({ mutation: SignOutMutation })
  writeSession(client, null)
  window.location.assign(next)
}

import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { writeSession } from './session.ts'

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`)

const SignOutEverywhereMutation = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
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
  leave(client, next)
}

/** The same for all sessions that the person has, on whatever devices. */
export async function signOutEverywhere(client: ApolloClient, next: string): Promise<void> {
  await client.mutate({ mutation: SignOutEverywhereMutation })
  leave(client, next)
}

function leave(client: ApolloClient, next: string): void {
  writeSession(client, null)
  window.location.assign(next)
}

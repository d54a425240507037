import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { forgetDrafts } from './next-person.ts'
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
 * in memory. What this tab keeps of unsaved forms is forgotten, too.
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

let leaving = false

/** Whether this tab has signed out and is on its way to the next page: a guard need not send it away. */
export const isLeaving = () => leaving

function leave(client: ApolloClient, next: string): void {
  leaving = true
  writeSession(client, null)
  forgetDrafts()
  window.location.assign(next)
}

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
 * Ends the session here and in the other tabs, and reloads `next`, so that nothing of the signed-in person stays
 * in memory. This tab's drafts of unsaved forms are forgotten, too.
 *
 * @throws when the server could not be told: then the person is still signed in.
 */
export async function signOut(client: ApolloClient, next: string): Promise<void> {
  await client.mutate({ mutation: SignOutMutation })
  leave(client, next)
}

/** Ends all sessions of the person, on every device. */
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

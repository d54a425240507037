import type { ApolloClient } from '@apollo/client'
import { RootQuery } from './root-data.ts'

/** By this name the tab keeps whose drafts it has. */
const PERSON = 'drafts-of'

/** After a sign-in: forgets what was answered to whoever was here before, except the site and the viewer, which every page needs. */
export async function forgetAnswers(client: ApolloClient): Promise<void> {
  const root = client.readQuery({ query: RootQuery })
  await client.resetStore()
  if (root) client.writeQuery({ query: RootQuery, data: root })
}

/** Says who is signed in: what somebody else typed in this tab is forgotten, their own is kept. */
export function keepDraftsOf(person: string): void {
  try {
    const before = sessionStorage.getItem(PERSON)
    if (before === person) return
    if (before !== null) sessionStorage.clear()
    sessionStorage.setItem(PERSON, person)
  } catch {
    // A browser that keeps nothing has no drafts.
  }
}

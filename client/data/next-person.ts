import type { ApolloClient } from '@apollo/client'
import { RootQuery } from './root-data.ts'

/** By this name the tab keeps whose drafts it has. */
const PERSON = 'drafts-of'

/** After a sign-in: forgets the earlier person's answers, except the site and the viewer, which every page needs. */
export async function forgetAnswers(client: ApolloClient): Promise<void> {
  const root = client.readQuery({ query: RootQuery })
  await client.resetStore()
  if (root) client.writeQuery({ query: RootQuery, data: root })
}

/** Called with the signed-in person: drafts of other people in this tab are deleted. */
export function keepDraftsOf(person: string): void {
  whereAllowed((storage) => {
    const before = storage.getItem(PERSON)
    if (before === person) return
    if (before !== null) storage.clear()
    storage.setItem(PERSON, person)
  })
}

/** Forgets the text typed in this tab, before the next person comes. */
export function forgetDrafts(): void {
  whereAllowed((storage) => storage.clear())
}

function whereAllowed(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // A browser that keeps nothing has no drafts.
  }
}

import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { PresenceQuery } from '#client/data/guarded-role.ts'
import { ResultExamsDocument } from '#client/gql/graphql.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser, and how it asks a server that knows documents by their hashes, or does not. */
async function askFor({ isSignedIn, knowsHashes }: { isSignedIn: boolean; knowsHashes: boolean }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const parameters = new URL(address, 'http://site.example').searchParams
    const { query } = method === 'GET' ? { query: parameters.get('query') } : JSON.parse(String(body))
    asked.push(query ? `${method} in full` : `${method} by hash`)
    if (query || knowsHashes)
      return Response.json({ data: { exams: [], withdrawnExams: [], announcedReleases: [] } })
    return Response.json({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    })
  })
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const session = { __typename: 'Session' as const, expiresAt }
  const admin = { __typename: 'Viewer' as const, role: 'ADMIN' as const, session }
  const client = createBrowserClient(
    (filled) => isSignedIn && filled.writeQuery({ query: PresenceQuery, data: { viewer: admin } }),
    { postMessage: () => undefined, onmessage: null },
    { onSessionEnd: () => {}, onOtherPerson: () => {} },
  )
  await client.query({ query: ResultExamsDocument, fetchPolicy: 'no-cache', errorPolicy: 'ignore' })
  return asked
}

test.each([
  ['a visitor', { isSignedIn: false, knowsHashes: true }, ['GET by hash']],
  [
    'a visitor whose page is of another version',
    { isSignedIn: false, knowsHashes: false },
    ['GET by hash', 'POST in full'],
  ],
  ['somebody with a session', { isSignedIn: true, knowsHashes: true }, ['POST by hash']],
] as const)('%s asks for what is the same for everybody', async (_who, about, expected) => {
  expect(await askFor(about)).toEqual(expected)
})

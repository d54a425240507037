import pg from 'pg'
import { vi } from 'vitest'
import { READ_TIME } from '#server/db/database.ts'

/** The clock asks once a minute, the outbox for due mails every five seconds, and a new connection sets itself up. */
const inBackground = (text: string) =>
  text === READ_TIME || /^\s*(UPDATE outbox_mails|SET TimeZone|SELECT pg_backend_pid)\b/.test(text)

/**
 * Does the work and tells which SQL statements it caused, transaction statements included. Other work that uses a
 * database of this process at the same moment is counted too, but for the server's timers.
 */
export async function queriesOf<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const queries = query.mock.calls
      .map(([first]: unknown[]) => textOf(first))
      .filter((text) => !inBackground(text))
    return { result, queries }
  } finally {
    query.mockRestore()
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

import type pg from 'pg'
import type { Logger } from '#server/lib/log.ts'

type AnyQuery = (...args: unknown[]) => unknown

/**
 * Logs slow statements of a connection (waiting and execution). The text is logged without values, which are personal
 * data.
 *
 * @param o.thresholdMs duration from which a statement is logged.
 */
export function logSlowQueries(client: pg.ClientBase, o: { thresholdMs: number; log: Logger }): void {
  // This type joins the overloads into one function.
  const query: AnyQuery = client.query.bind(client)
  const timed: AnyQuery = (...args) => {
    const startedAt = performance.now()
    const done = () => {
      const ms = performance.now() - startedAt
      if (ms >= o.thresholdMs) {
        o.log.warn({ ms: Math.round(ms), statement: withoutValues(textOf(args[0])) }, 'slow query')
      }
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...result: unknown[]) => {
        done()
        callback(...result)
      })
    }
    const result = query(...args)
    // A stream (COPY) lasts as long as its reader, and is no promise.
    if (result instanceof Promise) result.then(done, done)
    return result
  }
  Object.assign(client, { query: timed })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = Object(query) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** Longer statements are cut: their start identifies them. */
const MAX_LENGTH = 2_000

/** Removes literals from a statement; parameters ($1) stay. */
export function withoutValues(statement: string): string {
  return statement
    .slice(0, MAX_LENGTH)
    .replace(/\$(\w*)\$[\s\S]*?(\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/"[^"]*"|(?<![\w$.])\d+(?:\.\d+)?\b/g, (part) => (part.startsWith('"') ? part : '?'))
    .replace(/\s+/g, ' ')
    .trim()
}

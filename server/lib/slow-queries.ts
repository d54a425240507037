import type pg from 'pg'
import type { Logger } from './log.ts'

type AnyQuery = (...args: unknown[]) => unknown

/**
 * Logs every statement on a connection that took long, in the database or waiting for its turn there: its text without
 * the values, which are personal data. Statements that carry values in their text lose them.
 *
 * @param o.thresholdMs how long is long.
 */
export function logSlowQueries(client: pg.ClientBase, o: { thresholdMs: number; log: Logger }): void {
  // Read this way, the overloads are one function.
  const query: AnyQuery = client.query.bind(client)
  const timed: AnyQuery = (...args) => {
    const began = performance.now()
    const done = () => {
      const ms = performance.now() - began
      if (ms >= o.thresholdMs) {
        o.log.warn({ ms: Math.round(ms), statement: withoutValues(textOf(args[0])) }, 'slow query')
      }
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...answer: unknown[]) => {
        done()
        callback(...answer)
      })
    }
    const answer = query(...args)
    // A stream (COPY) is as long as whoever reads it, and no promise.
    if (answer instanceof Promise) answer.then(done, done)
    return answer
  }
  Object.assign(client, { query: timed })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = Object(query) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** Longer ones are cut: they are recognized by their beginning. */
const LONGEST = 2_000

/** A statement without the texts and numbers that are written out in it; parameters ($1) stay. */
export function withoutValues(statement: string): string {
  return statement
    .slice(0, LONGEST)
    .replace(/\$(\w*)\$[\s\S]*?(\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/"[^"]*"|(?<![\w$.])\d+(?:\.\d+)?\b/g, (part) => (part.startsWith('"') ? part : '?'))
    .replace(/\s+/g, ' ')
    .trim()
}

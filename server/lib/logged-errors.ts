/** Level number of errors in pino. */
const ERROR = 50

const counts = new Map<string, number>()

/** Counts a log line of level error or above by its message, which is the same for all errors of a kind. */
export function countLoggedError(args: readonly unknown[], level: number): void {
  if (level < ERROR) return
  const message = args.find((arg) => typeof arg === 'string')
  if (typeof message === 'string') counts.set(message, (counts.get(message) ?? 0) + 1)
}

/** The errors logged since the last call, by message. */
export function takeLoggedErrors(): Map<string, number> {
  const taken = new Map(counts)
  counts.clear()
  return taken
}

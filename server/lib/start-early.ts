/** Starts work whose result is awaited later, without an unhandled rejection if it fails before then. */
export function startEarly<T>(work: () => Promise<T>): Promise<T> {
  const result = work()
  result.catch(() => {})
  return result
}

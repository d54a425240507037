/**
 * Begins work that is waited for later. Should it fail before anybody waits, that is for them to hear and not an
 * unhandled rejection.
 */
export function begun<T>(work: () => Promise<T>): Promise<T> {
  const result = work()
  result.catch(() => {})
  return result
}

interface Waiting<Key, Value> {
  key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/**
 * Joins requests of the same instant, also of different callers, into one call; those that come while calls are on their
 * way wait for the next one. So the busier it gets, the more each call carries, and the less each request costs.
 *
 * @param load answers keys in their order.
 * @param o.maxSize keys in one call.
 * @param o.inFlight calls at the same time.
 */
export function createBatcher<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  { maxSize, inFlight }: { maxSize: number; inFlight: number },
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let calls = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || calls >= inFlight || waiting.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      while (calls < inFlight && waiting.length > 0) {
        const batch = waiting.slice(0, maxSize)
        waiting = waiting.slice(maxSize)
        void call(batch)
      }
    })
  }

  async function call(batch: Waiting<Key, Value>[]): Promise<void> {
    calls++
    try {
      const values = await load(batch.map(({ key }) => key))
      if (values.length !== batch.length) throw new Error(`${values.length} answers to ${batch.length} keys`)
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      calls--
      schedule()
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      schedule()
    })
}

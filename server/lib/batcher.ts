interface Waiting<Key, Value> {
  key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/** After this time a batch is sent without waiting for the end of the event loop's turn. */
const MAX_TURN_MS = 5

/**
 * Joins concurrent requests into one call; requests that arrive while calls are pending wait for the next one. So
 * batches grow with the load, and the cost of each request falls.
 * @param load returns the values of keys, in their order.
 * @param o.maxSize most keys in one call.
 * @param o.minSize with more waiting keys than this, they are split over the calls that may start, so that the first
 *   results are processed while the others load.
 * @param o.inFlight most concurrent calls.
 * @param o.fullInFlight most concurrent calls while batches are full: waiting would not make those any larger.
 */
export function createBatcher<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  {
    maxSize,
    minSize = maxSize,
    inFlight,
    fullInFlight = inFlight,
  }: { maxSize: number; minSize?: number; inFlight: number; fullInFlight?: number },
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let calls = 0
  /** Time at which a flush was scheduled; undefined while none is. */
  let scheduledAt: number | undefined

  function schedule(): void {
    // Under overload the turn of the event loop can last for a second, so full batches and late ones are sent at
    // once.
    while (calls < fullInFlight && waiting.length >= maxSize) callNext(maxSize)
    if (calls >= inFlight || waiting.length === 0) return
    const now = performance.now()
    if (scheduledAt === undefined) {
      scheduledAt = now
      setImmediate(flush)
    } else if (now > scheduledAt + MAX_TURN_MS) {
      scheduledAt = now
      callInShares()
    }
  }

  function flush(): void {
    scheduledAt = undefined
    callInShares()
  }

  function callInShares(): void {
    while (calls < inFlight && waiting.length > 0) {
      const share = Math.ceil(waiting.length / (inFlight - calls))
      callNext(Math.min(Math.max(share, minSize), maxSize))
    }
  }

  function callNext(size: number): void {
    const batch = waiting.slice(0, size)
    waiting = waiting.slice(size)
    void call(batch)
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

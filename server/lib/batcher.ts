interface Waiting<Key, Value> {
  key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/** By then those of the same instant have been read, though the turn of the event loop may last for a second. */
const LONGEST_TURN_MS = 5

/**
 * Joins requests of the same instant, also of different callers, into one call; those that come while calls are on their
 * way wait for the next one. So the busier it gets, the more each call carries, and the less each request costs.
 *
 * @param load answers keys in their order.
 * @param o.maxSize keys in one call.
 * @param o.minSize when more wait than these, they are spread over the calls that may begin: the first answers are passed
 *   on while the others are made. In one call, whoever makes them and whoever passes them on would wait for each other.
 * @param o.inFlight calls at the same time.
 * @param o.fullInFlight the same of calls that carry as much as they may: nothing is won by letting those wait.
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
  /** Milliseconds on the clock; undefined while nobody waits for the end of a turn. */
  let scheduledAt: number | undefined

  function schedule(): void {
    // Past capacity, the end of this turn of the event loop may be a second away, and so may be the next answer: nobody
    // waits for it who fills a call, or for longer than an instant.
    while (calls < fullInFlight && waiting.length >= maxSize) callNext(maxSize)
    if (calls >= inFlight || waiting.length === 0) return
    const now = performance.now()
    if (scheduledAt === undefined) {
      scheduledAt = now
      setImmediate(callAll)
    } else if (now > scheduledAt + LONGEST_TURN_MS) {
      scheduledAt = now
      spread()
    }
  }

  function callAll(): void {
    scheduledAt = undefined
    spread()
  }

  function spread(): void {
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

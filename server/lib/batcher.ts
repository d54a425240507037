interface Waiting<Key, Value> {
  key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/** After this time a batch is sent without waiting for the end of the event loop's turn. */
const MAX_TURN_MS = 5
/** After this time keys no longer wait for a call that takes long. */
const SLOW_CALL_MS = 50

/**
 * Joins concurrent requests into one call; requests that arrive while calls are pending wait for the next one. So
 * batches grow with the load, and the cost of each request falls.
 * @param load returns the values of keys, in their order.
 * @param maxSize most keys in one call.
 * @param inFlight most concurrent calls.
 * @param fullInFlight most concurrent calls while batches are full, since waiting would not make those any larger, and
 *   while a call takes long.
 */
export function createBatcher<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  {
    maxSize,
    inFlight,
    fullInFlight = inFlight,
  }: { maxSize: number; inFlight: number; fullInFlight?: number },
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let calls = 0
  /** Time at which a flush was scheduled; undefined while none is. */
  let scheduledAt: number | undefined
  let slowTimer: NodeJS.Timeout | undefined

  function schedule(): void {
    // Under overload the turn of the event loop can last for a second, so full batches and late ones are sent at
    // once.
    while (calls < fullInFlight && waiting.length >= maxSize) callNext()
    if (waiting.length === 0) return
    if (calls >= inFlight) {
      if (calls < fullInFlight && slowTimer === undefined)
        slowTimer = setTimeout(stopWaiting, SLOW_CALL_MS).unref()
      return
    }
    const now = performance.now()
    if (scheduledAt === undefined) {
      scheduledAt = now
      setImmediate(flush)
    } else if (now > scheduledAt + MAX_TURN_MS) {
      scheduledAt = now
      callAll()
    }
  }

  function flush(): void {
    scheduledAt = undefined
    callAll()
  }

  function callAll(): void {
    while (calls < inFlight && waiting.length > 0) callNext()
  }

  function stopWaiting(): void {
    slowTimer = undefined
    if (calls < fullInFlight && waiting.length > 0) callNext()
    schedule()
  }

  function callNext(): void {
    const batch = waiting.slice(0, maxSize)
    waiting = waiting.slice(maxSize)
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

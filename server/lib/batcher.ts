interface Waiting<Key, Value> {
  key: Key
  resolve(value: Value): void
  reject(error: unknown): void
}

/**
 * Joins requests of the same instant, also of different callers, into one call.
 *
 * @param load answers keys in their order.
 * @param maxSize keys in one call; more are spread over several.
 */
export function createBatcher<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  maxSize: number,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []

  async function flush(batch: Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await load(batch.map(({ key }) => key))
      if (values.length !== batch.length) throw new Error(`${values.length} answers to ${batch.length} keys`)
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length > 1) return
      setImmediate(() => {
        const all = waiting
        waiting = []
        for (let at = 0; at < all.length; at += maxSize) void flush(all.slice(at, at + maxSize))
      })
    })
}

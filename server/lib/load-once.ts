/** Loads the value of a key once for all callers. After a failure the next caller loads it again. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loads = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = loads.get(key)
    if (known) return known
    const loading = load(key)
    loads.set(key, loading)
    loading.catch(() => loads.delete(key))
    return loading
  }
}

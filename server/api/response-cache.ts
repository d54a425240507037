import { LRUCache } from 'lru-cache'

const MAX_BYTES = 16_000_000
const MAX_KEY_LENGTH = 1_000

/** Caches responses until the data version changes. */
export class ResponseCache<Value extends object> {
  #version = ''
  readonly #responses: LRUCache<string, Value>
  readonly #pending = new Map<string, Promise<Value>>()

  /**
   * @param sizeOf approximate bytes of a response.
   * @param maxAgeMs for responses that also depend on time.
   */
  constructor(sizeOf: (value: Value) => number, { maxAgeMs = 0 }: { maxAgeMs?: number } = {}) {
    this.#responses = new LRUCache({
      maxSize: MAX_BYTES,
      ttl: maxAgeMs,
      sizeCalculation: (value, key) => sizeOf(value) + key.length,
    })
  }

  /**
   * The response for `key` at `version` of the data, created unless it is cached; concurrent callers share one
   * creation.
   *
   * @param make reads the data after `version` was read, so that the data can only be newer.
   * @param mayCache false for a response that depends on more than the data, such as an error.
   */
  get(
    version: string,
    key: string,
    make: () => Promise<Value>,
    mayCache: (value: Value) => boolean,
  ): Value | Promise<Value> {
    if (key.length > MAX_KEY_LENGTH) return make()
    if (version !== this.#version) {
      this.#version = version
      this.#responses.clear()
      this.#pending.clear()
    }
    return this.#responses.get(key) ?? this.#pending.get(key) ?? this.#make(version, key, make, mayCache)
  }

  #make(
    version: string,
    key: string,
    make: () => Promise<Value>,
    mayCache: (value: Value) => boolean,
  ): Promise<Value> {
    const pending = make().then(
      (value) => {
        this.#settle(key, pending)
        if (version === this.#version && mayCache(value)) this.#responses.set(key, value)
        return value
      },
      (error: unknown) => {
        this.#settle(key, pending)
        throw error
      },
    )
    this.#pending.set(key, pending)
    return pending
  }

  #settle(key: string, pending: Promise<Value>): void {
    if (this.#pending.get(key) === pending) this.#pending.delete(key)
  }
}

import { LRUCache } from 'lru-cache'

const MAX_BYTES = 16_000_000
const MAX_KEY_LENGTH = 1_000

/** Finished answers for as long as the data they were made from stays what it is. */
export class KeptAnswers<Answer extends object> {
  #version = ''
  readonly #kept: LRUCache<string, Answer>
  readonly #coming = new Map<string, Promise<Answer>>()

  /**
   * @param sizeOf bytes of an answer, about.
   * @param o.maxAgeMs for answers in which time alone changes something.
   */
  constructor(sizeOf: (answer: Answer) => number, { maxAgeMs = 0 }: { maxAgeMs?: number } = {}) {
    this.#kept = new LRUCache({
      maxSize: MAX_BYTES,
      ttl: maxAgeMs,
      sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
    })
  }

  /**
   * The answer to `key` at `version` of the data, made unless it is kept; those who ask meanwhile wait for the same one.
   *
   * @param make reads the data after `version` was read, so that it can only be newer.
   * @param worthKeeping false for one that hangs on more than the data, such as a failure.
   */
  get(
    version: string,
    key: string,
    make: () => Promise<Answer>,
    worthKeeping: (answer: Answer) => boolean,
  ): Answer | Promise<Answer> {
    if (key.length > MAX_KEY_LENGTH) return make()
    if (version !== this.#version) {
      this.#version = version
      this.#kept.clear()
      this.#coming.clear()
    }
    return this.#kept.get(key) ?? this.#coming.get(key) ?? this.#make(version, key, make, worthKeeping)
  }

  /** The answer to `key` at `version`, if it is kept. */
  find(version: string, key: string): Answer | undefined {
    return version === this.#version ? this.#kept.get(key) : undefined
  }

  #make(
    version: string,
    key: string,
    make: () => Promise<Answer>,
    worthKeeping: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const coming = make().then(
      (answer) => {
        this.#arrived(key, coming)
        if (version === this.#version && worthKeeping(answer)) this.#kept.set(key, answer)
        return answer
      },
      (error: unknown) => {
        this.#arrived(key, coming)
        throw error
      },
    )
    this.#coming.set(key, coming)
    return coming
  }

  #arrived(key: string, coming: Promise<Answer>): void {
    if (this.#coming.get(key) === coming) this.#coming.delete(key)
  }
}

import { LRUCache } from 'lru-cache'
import type { Plan } from './plans.ts'
import type { Question } from './question.ts'

/** A question and how to answer it. */
export interface Asked {
  question: Question
  plan: Plan
}

/** What a question is recognised by. */
export interface AskedBytes {
  /** The header that decides upon the media type of the answer. */
  accept: string | undefined
  /** A character for each byte. */
  body: string
}

/** Each may be the last to hold a compiled document: no more than plans.ts remembers. */
const MAX_QUESTIONS = 500
const MAX_CHARACTERS = 1_000_000
const MAX_BODY_BYTES = 4_000

/**
 * Questions whose answers are kept: the same few come letter by letter from every visitor's page, so what was read of one
 * is remembered by its bytes. Others hang on a candidate and hardly come back.
 */
export class AskedBefore {
  readonly #asked = new LRUCache<string, Asked>({
    max: MAX_QUESTIONS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_asked, key) => key.length,
  })

  find(bytes: AskedBytes): Asked | undefined {
    return bytes.body.length > MAX_BODY_BYTES ? undefined : this.#asked.get(keyOf(bytes))
  }

  remember(bytes: AskedBytes, asked: Asked): void {
    if (asked.plan.keepable && bytes.body.length <= MAX_BODY_BYTES) this.#asked.set(keyOf(bytes), asked)
  }
}

const keyOf = ({ accept = '', body }: AskedBytes) => `${accept}\n${body}`

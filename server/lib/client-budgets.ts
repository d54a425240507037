import { LRUCache } from 'lru-cache'
import { clientKey, secondsOf, TooManyAttempts } from './rate-limiter.ts'
import type { RefusalLog } from './refusal-log.ts'

/** Seconds of refill that an idle client saves up: pages and operations come in bursts. */
const BURST_SECONDS = 3
const MAX_CLIENTS = 20_000
const REASON = 'There were too many requests from your internet connection or account.'

/** Cost of reading, encoding and sending so many bytes. */
export const costOfAnswer = (bytes: number) => bytes / 20_000
export const costOfDownload = (bytes: number) => bytes / 500_000

interface Bucket {
  balance: number
  at: number
}

/**
 * Token buckets that limit the work that each client may cause in this process. Only work that is dear and done for that
 * client alone is charged: cached pages, look-ups and built files are free, because thousands of honest visitors may share
 * one address.
 */
export class ClientBudgets {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS })

  /**
   * @param percent of a processor core for each client; 0 is no limit.
   * @param now monotonic clock, in milliseconds.
   */
  constructor(percent: number, { now = () => performance.now() }: { now?: () => number } = {}) {
    this.#perSecond = percent * 10
    this.#now = now
  }

  /**
   * Takes a cost from a client's budget before the work is done. Each work that fits the balance is done, however dear.
   *
   * @throws TooManyAttempts
   */
  spend(client: string, cost: number): void {
    if (this.#perSecond === 0) return
    const bucket = this.#refilled(client)
    if (bucket.balance <= 0) {
      const waitMs = (-bucket.balance / this.#perSecond) * 1000
      throw new TooManyAttempts(secondsOf(waitMs), REASON, 'budget')
    }
    bucket.balance -= cost
  }

  /** Gives back the part of a cost that was not needed. */
  refund(client: string, cost: number): void {
    if (this.#perSecond === 0) return
    const bucket = this.#refilled(client)
    bucket.balance = Math.min(this.#capacity, bucket.balance + cost)
  }

  get #capacity(): number {
    return this.#perSecond * BURST_SECONDS
  }

  #refilled(client: string): Bucket {
    const now = this.#now()
    const bucket = this.#buckets.get(client) ?? { balance: this.#capacity, at: now }
    const earned = ((now - bucket.at) / 1000) * this.#perSecond
    bucket.balance = Math.min(this.#capacity, bucket.balance + earned)
    bucket.at = now
    this.#buckets.set(client, bucket)
    return bucket
  }
}

/** The budget of the client that sent a request. */
export interface ClientBudget {
  /** @throws TooManyAttempts */
  spend(cost: number): void
  refund(cost: number): void
}

export interface BudgetServices {
  budgets: ClientBudgets
  refusals: RefusalLog
}

/** @param ip address of the client, by which a refusal is logged. */
export function budgetOf(
  { budgets, refusals }: BudgetServices,
  { ip, userId }: { ip: string; userId: string | undefined },
): ClientBudget {
  const client = userId === undefined ? clientKey(ip) : `user ${userId}`
  return {
    spend(cost) {
      try {
        budgets.spend(client, cost)
      } catch (error) {
        if (error instanceof TooManyAttempts) refusals.note(error, ip)
        throw error
      }
    },
    refund: (cost) => budgets.refund(client, cost),
  }
}

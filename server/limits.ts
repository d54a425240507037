import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { say } from '#server/locales/say.ts'
import { createBatcher } from './lib/batcher.ts'
import { clientKey } from './lib/client-address.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const SIGN_IN_REASON = say`That was tried too often. A link to set a new password, sent to your email address, lets you in at once.`

/**
 * Attempts that are allowed within so many seconds of the first, counted in the database for all processes. Limits of an
 * address are generous, because a school or a whole village may stand behind one.
 */
const limits = {
  'look-up-miss': {
    points: 60,
    seconds: 10 * MINUTE,
    reason: say`Many Candidate IDs without a result were tried from your internet connection. Check your Candidate ID: the right one still shows its result.`,
  },
  /** Wrong secrets of one candidate, from all addresses together. */
  'look-up-secret': {
    points: 5,
    seconds: 15 * MINUTE,
    reason: say`A wrong PIN or date of birth was entered several times for this Candidate ID, by you or by others. The institute can let you try again at once.`,
  },

  'sign-in-address': { points: 100, seconds: 15 * MINUTE, reason: SIGN_IN_REASON },
  'sign-in-account-address': { points: 10, seconds: 15 * MINUTE, reason: SIGN_IN_REASON },
  /** Against guessing from many addresses. */
  'sign-in-account': { points: 100, seconds: HOUR, reason: SIGN_IN_REASON },
  /** Of a browser that the account has signed in from, so that nobody else can keep its owner out. */
  'sign-in-device': { points: 10, seconds: 15 * MINUTE, reason: SIGN_IN_REASON },
  'password-account': { points: 10, seconds: 15 * MINUTE },
  'set-up-address': {
    points: 100,
    seconds: 15 * MINUTE,
    reason: say`The address of the set-up was tried too often.`,
  },

  'mail-address': { points: 200, seconds: HOUR },
  'mail-recipient': { points: 5, seconds: HOUR },
  /** Of its own: otherwise others could keep an account's owner from the link by asking for mails without one. */
  'mail-reset-recipient': { points: 5, seconds: HOUR },
  /** Mailed links that are not valid. */
  'link-address': { points: 60, seconds: HOUR },
  /** Against a stolen session that sends mails in the institute's name. */
  'invitation-admin': { points: 100, seconds: HOUR },
  'invitation-recipient': {
    points: 5,
    seconds: HOUR,
    reason: say`This address was invited several times already.`,
  },
  'invitation-list': { points: 10, seconds: HOUR },
  'invitation-preview': { points: 60, seconds: HOUR },

  /** A school may stand behind an address; more at once is nobody's own result. */
  'recheck-address': {
    points: 30,
    seconds: HOUR,
    reason: say`Many re-checks were asked for from your internet connection.`,
  },
  /** Counted, not limited: the first has an entry in the activity log. */
  'rehearsal-opened': { points: Number.MAX_SAFE_INTEGER, seconds: 10 * MINUTE },
} satisfies Record<string, Limit>

interface Limit {
  points: number
  seconds: number
  /** For the person who is refused. A sentence. */
  reason?: string
}

export type LimitName = keyof typeof limits

/** Different candidates that an address looks up in an hour: beyond `LOOK_UPS_PER_HOUR` a few more, with a proof of work each. */
const candidates = {
  name: 'look-up',
  seconds: HOUR,
  withProof: 1.04,
  reason: say`The results of very many candidates were looked up from your internet connection, so look-ups from it are paused.`,
}

/** Work that a client may cause in one process: seconds of refill that an idle client saves up. */
const budget = {
  burstSeconds: 3,
  reason: say`There were too many requests from your internet connection or account.`,
}

/** Clients that a process remembers, and their candidates. */
const MAX_CLIENTS = 20_000
const MAX_CANDIDATES = 200_000

/** There were more attempts than the limit allows. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts'
  readonly retryAfterSeconds: number
  /** For the person who is refused. A sentence. */
  readonly reason: string
  /** Name of the limit. */
  readonly limit: string
  /** A proof of work that lets the client go on at once. */
  readonly proofOfWork: object | undefined
  constructor(seconds: number, reason = say`That was tried too often.`, limit = '', proofOfWork?: object) {
    super('too many attempts')
    this.retryAfterSeconds = Math.max(1, Math.ceil(seconds))
    this.reason = reason
    this.limit = limit
    this.proofOfWork = proofOfWork
  }
}

/** Logs refusals. */
interface Refusals {
  note(refusal: TooManyAttempts, ip: string): void
}

/** Counters of attempts in the table `rate_limits`; while the database is away, each process counts for itself. */
export class Limits {
  readonly #counters: Record<LimitName, RateLimiterPostgres>
  readonly #refusals: Refusals | undefined

  constructor(pool: pg.Pool, refusals?: Refusals) {
    const counter = ([keyPrefix, { points, seconds: duration }]: [string, Limit]) => {
      const options = { keyPrefix, points, duration }
      const stored = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
      const insuranceLimiter = new RateLimiterMemory(options)
      return new RateLimiterPostgres({
        ...options,
        ...stored,
        clearExpiredByTimeout: false,
        insuranceLimiter,
      })
    }
    const made = Object.entries(limits).map((entry) => [entry[0], counter(entry)])
    this.#counters = Object.fromEntries(made)
    this.#refusals = refusals
  }

  /**
   * Counts an attempt.
   *
   * @param key may be personal: only its hash is kept.
   * @param ip of the client, by which a refusal is logged.
   * @returns how many attempts there are now.
   * @throws TooManyAttempts
   */
  async count(name: LimitName, key: string, ip?: string): Promise<number> {
    try {
      return (await this.#counters[name].consume(hashed(key))).consumedPoints
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const { reason }: Limit = limits[name]
      const refusal = new TooManyAttempts(error.msBeforeNext / 1000, reason, name)
      if (ip !== undefined) this.#refusals?.note(refusal, ip)
      throw refusal
    }
  }

  /** Takes one attempt back, because it turned out to be a good one. */
  async takeBack(name: LimitName, key: string): Promise<void> {
    await this.#counters[name].reward(hashed(key))
  }

  async forget(name: LimitName, key: string): Promise<void> {
    await this.#counters[name].delete(hashed(key))
  }
}

/** An address's candidates of the last hour, as this process knows them. */
interface Usage {
  counted: number
  /** When the oldest of them no longer counts. */
  freeAt: number
  /** Answered, but not yet in the database. */
  unrecorded: Set<string>
  /** Meanwhile `counted` is out of date. */
  isRecording: boolean
  record(candidate: string): Promise<boolean>
}

interface CandidateOptions {
  /** Different candidates of an address in an hour; 0 is no limit. */
  perHour: number
}

/**
 * Records the first candidates, as many as there is room for, in the order of the key: so two processes never wait for each
 * other's rows. `counted`: which of the asked ones count already, or do so now.
 */
const RECORD = `
  WITH known AS (
    SELECT subject, at FROM distinct_attempts WHERE client = $1 AND at > now() - make_interval(secs => $5)
  ), added AS (
    INSERT INTO distinct_attempts (client, subject)
    SELECT $1, subject FROM (
      SELECT subject FROM unnest($2::text[]) WITH ORDINALITY AS given (subject, place)
      WHERE subject NOT IN (SELECT subject FROM known)
      ORDER BY place LIMIT greatest(0, $4 - (SELECT count(*) FROM known))
    ) AS first
    ORDER BY subject
    ON CONFLICT (client, subject) DO UPDATE SET at = excluded.at
    RETURNING subject
  )
  SELECT array(SELECT subject FROM known WHERE subject = ANY($3) UNION SELECT subject FROM added) AS counted,
    ((SELECT count(*) FROM known) + (SELECT count(*) FROM added))::int AS points,
    (SELECT coalesce(extract(epoch FROM min(at) - now()), 0) + $5 FROM known)::float8 * 1000 AS "freeInMs"`

/**
 * Limits how many different candidates an address finds in an hour; asking again for the same one is free. The database counts
 * for all processes, and gets ten candidates at a time, or one by one close to the limit.
 */
export class CandidateLimit {
  readonly #pool: pg.Pool
  readonly #perHour: number
  readonly #addresses = new LRUCache<string, Usage>({ max: MAX_CLIENTS })
  readonly #answered = new LRUCache<string, true>({ max: MAX_CANDIDATES, ttl: candidates.seconds * 1000 })

  constructor(pool: pg.Pool, { perHour }: CandidateOptions) {
    this.#pool = pool
    this.#perHour = perHour
  }

  /**
   * Asks for a proof of work before a result is read, once the address has used up its candidates.
   *
   * @param prove rejects without a proof; gets the seconds after which there is room without one.
   * @throws TooManyAttempts when proofs do not help either.
   */
  async check(
    address: string,
    candidate: string,
    prove: (waitSeconds: number) => Promise<void>,
  ): Promise<void> {
    const usage = this.#addresses.get(address)
    const isUsedUp = () => usage && usage.counted + usage.unrecorded.size >= this.#perHour
    if (!usage || !isUsedUp() || this.#answered.has(pair(address, candidate))) return
    const waitMs = () => usage.freeAt - performance.now()
    if (usage.counted < this.#most || waitMs() <= 0) {
      const counted = await this.#record(usage, address, [], [candidate])
      if (counted.has(candidate) || !isUsedUp()) return
    }
    if (usage.counted >= this.#most) throw this.#refusal(usage)
    await prove(Math.max(1, Math.ceil(waitMs() / 1000)))
  }

  /** Counts a candidate whose result was found, before it is answered. @throws TooManyAttempts */
  async count(address: string, candidate: string): Promise<void> {
    if (this.#perHour === 0 || this.#answered.has(pair(address, candidate))) return
    const usage = this.#usage(address)
    const left = usage.isRecording ? 0 : this.#perHour - usage.counted
    if (usage.unrecorded.size < Math.min(10, left / 20)) usage.unrecorded.add(candidate)
    else if (!(await usage.record(candidate))) throw this.#refusal(usage)
    this.#answered.set(pair(address, candidate), true)
  }

  get #most(): number {
    return Math.ceil(this.#perHour * candidates.withProof)
  }

  #refusal({ freeAt }: Usage): TooManyAttempts {
    return new TooManyAttempts((freeAt - performance.now()) / 1000, candidates.reason, candidates.name)
  }

  #usage(address: string): Usage {
    const known = this.#addresses.get(address)
    if (known) return known
    const recordAll = async (asked: string[]) => {
      const given = [...usage.unrecorded, ...asked]
      usage.isRecording = true
      const counted = await this.#record(usage, address, given, asked).finally(() => {
        usage.isRecording = false
      })
      for (const one of given) usage.unrecorded.delete(one)
      return asked.map((one) => counted.has(one))
    }
    const record = createBatcher(recordAll, { maxSize: 200, inFlight: 1 })
    const usage: Usage = { counted: 0, freeAt: 0, unrecorded: new Set(), isRecording: false, record }
    this.#addresses.set(address, usage)
    return usage
  }

  /** @returns which of `asked` count. */
  async #record(usage: Usage, address: string, given: string[], asked: string[]): Promise<Set<string>> {
    const { name, seconds } = candidates
    const stored = new Map([...given, ...asked].map((one) => [hashed(pair(address, one)), one]))
    const hashes = [...stored.keys()]
    const { rows } = await this.#pool.query<{ counted: string[]; points: number; freeInMs: number }>({
      name: 'record-candidates',
      text: RECORD,
      values: [`${name}:${hashed(address)}`, given.length === 0 ? [] : hashes, hashes, this.#most, seconds],
    })
    const [{ counted, points, freeInMs } = { counted: [], points: 0, freeInMs: 0 }] = rows
    usage.counted = points
    usage.freeAt = performance.now() + freeInMs
    return new Set(counted.map((hash) => stored.get(hash) ?? ''))
  }
}

const pair = (address: string, candidate: string) => `${address} ${candidate}`

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Cost of reading, encoding and sending so many bytes. */
export const costOfAnswer = (bytes: number) => bytes / 20_000
export const costOfDownload = (bytes: number) => bytes / 500_000

/**
 * Token buckets that limit the work that each client may cause in this process. Only work that is dear and done for that
 * client alone is charged: cached pages, look-ups and built files are free, because thousands of honest visitors may share
 * one address. Not by rate-limiter-flexible, whose windows forget a debt when they end.
 */
export class ClientBudgets {
  readonly #perSecond: number
  readonly #refusals: Refusals | undefined
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, { balance: number; at: number }>({ max: MAX_CLIENTS })

  /**
   * @param percent of a processor core for each client; 0 is no limit.
   * @param now monotonic clock, in milliseconds.
   */
  constructor(percent: number, { refusals, now = () => performance.now() }: BudgetOptions = {}) {
    this.#perSecond = percent * 10
    this.#refusals = refusals
    this.#now = now
  }

  /** A signed-in user has a budget of their own; everybody else shares that of their address. */
  of({ ip, userId }: { ip: string; userId: string | undefined }): ClientBudget {
    const client = userId === undefined ? clientKey(ip) : `user ${userId}`
    return {
      spend: (cost) => this.#spend(client, cost, ip),
      refund: (cost) => this.#change(client, cost),
    }
  }

  #spend(client: string, cost: number, ip: string): void {
    if (this.#perSecond === 0) return
    const balance = this.#change(client, 0)
    if (balance > 0) {
      this.#change(client, -cost)
      return
    }
    const refusal = new TooManyAttempts(-balance / this.#perSecond, budget.reason, 'budget')
    this.#refusals?.note(refusal, ip)
    throw refusal
  }

  /** @returns the balance. */
  #change(client: string, by: number): number {
    const now = this.#now()
    const most = this.#perSecond * budget.burstSeconds
    const { balance, at } = this.#buckets.get(client) ?? { balance: most, at: now }
    const changed = Math.min(most, balance + ((now - at) / 1000) * this.#perSecond) + by
    this.#buckets.set(client, { balance: Math.min(most, changed), at: now })
    return changed
  }
}

interface BudgetOptions {
  refusals?: Refusals
  now?: () => number
}

/** The budget of the client that sent a request. */
export interface ClientBudget {
  /**
   * Takes a cost before the work is done. Each work that fits the balance is done, however dear.
   *
   * @throws TooManyAttempts
   */
  spend(cost: number): void
  /** Gives back the part of a cost that was not needed. */
  refund(cost: number): void
}

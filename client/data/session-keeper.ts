const TICK_MS = 30_000
const TICKS_BEFORE_EXPIRY = 3
const FIRST_RETRY_MS = 200
/** The longest delay of a timer. A longer one runs at once, on a device whose clock is weeks behind. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/** When the session's access ends, in milliseconds since 1970; null for a visitor. */
export type Expiry = number | null
/** Messages between tabs. `over`: nobody signed out, but the server does not know the session any more. */
export type SessionNews = Expiry | 'over'

export interface SessionKeeperParts {
  /**
   * Asks the server for new tokens. Null: the session is over. Rejects when the server cannot be asked. Tabs that ask at
   * the same time get the same tokens.
   */
  refresh(): Promise<Expiry>
  /** Tells the other tabs. */
  tell(news: SessionNews): void
  /** Called when the session has been renewed or has ended, here or in another tab. */
  changed(expiry: Expiry): void
  /** Whether the person can be asked to sign in again without leaving the page. */
  canAsk(): boolean
  /** Renews the session. True: there is a new one, which `follow` was called with. False: not now. */
  ask(): Promise<boolean>
}

/** Keeps a signed-in browser signed in: renews the session shortly before its access runs out. */
export interface SessionKeeper {
  isSignedIn(): boolean
  /** Follows the session of the pages: signed in, renewed, signed out. */
  follow(expiry: Expiry): void
  /** The message of another tab. */
  hear(news: SessionNews): void
  /**
   * Renews now, once, however many want it at the same time. When the session is over, the person is asked to sign in
   * again; where that is not possible, the page has a visitor from then on. False: there is no session.
   */
  renew(): Promise<boolean>
}

export function createSessionKeeper(parts: SessionKeeperParts): SessionKeeper {
  const { refresh, tell, changed, canAsk, ask } = parts
  let expiry: Expiry = null
  /** The server does not know the session any more. */
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<boolean> | undefined

  const plan = (delay: number, retry: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => renewInTime(retry), Math.min(delay, LONGEST_DELAY_MS))
  }

  const set = (next: Expiry, { isNew }: { isNew: boolean }) => {
    expiry = next
    if (next !== null) isOver = false
    clearTimeout(timer)
    if (next === null) return
    const lead = next - Date.now() - TICKS_BEFORE_EXPIRY * TICK_MS
    // A clock that runs ahead makes even a new session look spent. Then the server's word that nobody is signed in
    // leads to the next renewal.
    if (lead <= 0 && isNew) return
    plan(Math.max(lead, 0), FIRST_RETRY_MS)
  }

  const renewInTime = (retry: number) => {
    renew().catch(() => plan(Math.min(retry, TICK_MS), retry * 2))
  }

  const renew = () => {
    renewing ??= renewOrAsk().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const renewOrAsk = async () => {
    const renewed = await refresh()
    if (renewed !== null) {
      set(renewed, { isNew: true })
      changed(renewed)
      tell(renewed)
      return true
    }
    // Signed out meanwhile.
    if (expiry === null) return false
    // The other tabs see for themselves: somebody may be in the middle of a form there.
    isOver = true
    tell('over')
    if (canAsk()) return ask()
    set(null, { isNew: true })
    changed(null)
    return false
  }

  return {
    isSignedIn: () => expiry !== null,
    follow(next) {
      if (next === expiry) return
      // After "not now" the next query is answered as a visitor's. The other tabs have been told that the session is over.
      const isTold = isOver && next === null
      set(next, { isNew: false })
      if (!isTold) tell(next)
    },
    hear(news) {
      if (news === 'over') {
        if (expiry !== null) renewInTime(FIRST_RETRY_MS)
      } else if (news !== expiry) {
        set(news, { isNew: true })
        changed(news)
      }
    },
    renew,
  }
}

const TICK_MS = 30_000
const TICKS_BEFORE_EXPIRY = 3
const FIRST_RETRY_MS = 200

/** When the session's access ends, in milliseconds since 1970; null for a visitor. */
export type Expiry = number | null

export interface SessionKeeperParts {
  /** Asks the server for new tokens. Null: the session is over. Rejects when the server cannot be asked. */
  refresh(): Promise<Expiry>
  /** Runs `work` while no other tab of this browser runs its own. */
  alone(work: () => Promise<boolean>): Promise<boolean>
  /** Tells the other tabs. */
  tell(expiry: Expiry): void
  /** Told when the session has been renewed or has ended, here or in another tab. */
  changed(expiry: Expiry): void
}

/** Keeps a signed-in browser signed in: renews the session shortly before its access runs out. */
export interface SessionKeeper {
  /** Follows what the pages know of the session: signed in, renewed, signed out. */
  follow(expiry: Expiry): void
  /** What another tab told. */
  hear(expiry: Expiry): void
  /** Renews now, once, however many ask at the same time. False: there is no session to renew. */
  renew(): Promise<boolean>
}

export function createSessionKeeper({ refresh, alone, tell, changed }: SessionKeeperParts): SessionKeeper {
  let expiry: Expiry = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<boolean> | undefined

  const plan = (delay: number, retry: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => renewInTime(retry), delay)
  }

  const set = (next: Expiry, { isNew }: { isNew: boolean }) => {
    expiry = next
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
    renewing ??= renewAlone(expiry).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const renewAlone = (known: Expiry) =>
    alone(async () => {
      // Another tab was faster while this one waited for its turn.
      if (expiry !== known) return expiry !== null
      const renewed = await refresh()
      set(renewed, { isNew: true })
      changed(renewed)
      tell(renewed)
      return renewed !== null
    })

  return {
    follow(next) {
      if (next === expiry) return
      set(next, { isNew: false })
      tell(next)
    },
    hear(next) {
      if (next === expiry) return
      set(next, { isNew: true })
      changed(next)
    },
    renew,
  }
}

/** A user of the shared session: a connection, or the server itself. */
export interface SessionUser {
  /** Called when it was idle in a transaction for too long while others wait; must call `leave`. */
  expire(): void
}

interface Turn {
  user: SessionUser
  work: () => Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Serialises the work of many connections in one session, first come, first served. A connection with an open
 * transaction keeps the session until the transaction ends, which isolates transactions. If it is idle in its
 * transaction for `idleLimitMs` while others wait, it is expired.
 *
 * @param isInTransaction whether the session has an open transaction block, failed ones included.
 */
export function takeTurns(isInTransaction: () => boolean, idleLimitMs: number) {
  let waiting: Turn[] = []
  let owner: SessionUser | undefined
  let running = false
  let idleTimer: NodeJS.Timeout | undefined

  function nextTurn(): Turn | undefined {
    const index = owner === undefined ? 0 : waiting.findIndex((turn) => turn.user === owner)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  function watchIdleOwner(): void {
    clearTimeout(idleTimer)
    const idle = owner
    if (idle !== undefined && waiting.length > 0) idleTimer = setTimeout(() => idle.expire(), idleLimitMs)
  }

  async function run(): Promise<void> {
    running = true
    clearTimeout(idleTimer)
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      try {
        await turn.work()
        turn.resolve()
      } catch (error) {
        turn.reject(error)
      }
      owner = isInTransaction() ? turn.user : undefined
    }
    running = false
    watchIdleOwner()
  }

  /** Waits for the user's turn and runs the work. Rejects with the error of the work. */
  function take(user: SessionUser, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ user, work, resolve, reject })
      if (running) return
      if (owner === undefined || owner === user) void run()
      else if (waiting.length === 1) watchIdleOwner()
    })
  }

  /** Drops the user's waiting work, and gives it one last turn to clean up. */
  function leave(user: SessionUser, cleanUp: () => Promise<void>): Promise<void> {
    waiting = waiting.filter((turn) => turn.user !== user)
    return take(user, cleanUp)
  }

  return { take, leave }
}

export type Turns = ReturnType<typeof takeTurns>

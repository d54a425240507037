/** Somebody who works in the one session: a connection, or the server itself. */
export interface Holder {
  /** Called when it has been idle in a transaction for too long while others wait; must `leave`. */
  expire(): void
}

interface Turn {
  holder: Holder
  work: () => Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Gives many connections turns in one session: first come, first served, one unit of work at a time. Whoever has a
 * transaction open keeps the session until it ends; everybody else waits, so transactions are isolated from each other
 * by not overlapping. A holder that sits idle in its transaction for `idleLimitMs` while somebody waits is expired, so
 * that a forgotten transaction cannot stop the others for ever.
 *
 * @param isInTransaction whether the session has a transaction block open, failed ones included.
 */
export function takeTurns(isInTransaction: () => boolean, idleLimitMs: number) {
  let waiting: Turn[] = []
  let owner: Holder | undefined
  let running = false
  let idleTimer: NodeJS.Timeout | undefined

  function nextTurn(): Turn | undefined {
    const index = owner === undefined ? 0 : waiting.findIndex((turn) => turn.holder === owner)
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
      owner = isInTransaction() ? turn.holder : undefined
    }
    running = false
    watchIdleOwner()
  }

  /** Waits for the holder's turn and does the work in it. Rejects with what the work throws. */
  function take(holder: Holder, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push({ holder, work, resolve, reject })
      if (running) return
      if (owner === undefined || owner === holder) void run()
      else if (waiting.length === 1) watchIdleOwner()
    })
  }

  /** Forgets what the holder still waits for, and gives it one last turn to clean up behind itself. */
  function leave(holder: Holder, cleanUp: () => Promise<void>): Promise<void> {
    waiting = waiting.filter((turn) => turn.holder !== holder)
    return take(holder, cleanUp)
  }

  return { take, leave }
}

export type Turns = ReturnType<typeof takeTurns>

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const watched = new AsyncLocalStorage<{ taken?: pg.PoolClient }>()

type Taken = Parameters<Parameters<pg.Pool['connect']>[0]>

/** A pool whose connections Prisma and hand-written SQL share within a transaction (see watchConnection). */
export class SharedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: (...taken: Taken) => void): void
  override connect(callback?: (...taken: Taken) => void): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback)
      return undefined
    }
    return super.connect().then((client) => {
      const watch = watched.getStore()
      if (watch) watch.taken ??= client
      return client
    })
  }
}

let watching = 0

/**
 * Runs work that starts with a Prisma transaction, and gives it the connection of that transaction, for statements
 * that Prisma does not support, such as COPY. The connection is free between Prisma's statements.
 */
export async function watchConnection<T>(work: (connection: () => pg.PoolClient) => Promise<T>): Promise<T> {
  const watch: { taken?: pg.PoolClient } = {}
  watching++
  try {
    return await watched.run(watch, () =>
      work(() => {
        if (!watch.taken) throw new Error('No connection was taken from the pool')
        return watch.taken
      }),
    )
  } finally {
    watching--
    // While enabled, AsyncLocalStorage slows down every promise of the process.
    if (watching === 0) watched.disable()
  }
}

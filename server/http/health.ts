import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/config/env.ts'
import { findBackups } from '#server/db/backup-status.ts'
import type { Database } from '#server/db/database.ts'
import { showsDemo } from '#server/db/demo-state.ts'
import { connectionOf } from '#server/lib/connection-of.ts'
import { said } from '#server/locales/say.ts'
import { type FileStoreCheck, readFileStoreCheck } from '#server/storage/file-store-check.ts'

/** Returns a message for the operator when something is wrong. */
type Warning = () => string | undefined

/**
 * /healthz: the process responds and is not stopping. /readyz: it can do its work, too: the database responds.
 */
export function registerHealth(
  app: FastifyInstance,
  o: {
    db: Database
    env: Pick<Env, 'demo' | 'backup' | 'dataDir'>
    warnings: Warning[]
  },
): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const sendStopping = (reply: FastifyReply) =>
    reply.code(503).header('retry-after', '5').send({ status: 'stopping' })
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    stopping ? sendStopping(reply) : { status: 'ok' },
  )
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    if (stopping) return sendStopping(reply)
    try {
      const check = await readFileStoreCheck(o.db)
      const problems = [
        ...(check ? problemsOf(check) : []),
        ...(isOperator(request) ? await problemsForOperators(o) : []),
      ]
      return { status: 'ready', ...(problems.length > 0 && { problems }) }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).header('retry-after', '5').send({ status: 'not ready' })
    }
  })
}

/** Problems of the installation that do not prevent the process from working. */
function problemsOf({ missingFiles, namedFiles, heldSince, orphanedFiles }: FileStoreCheck): string[] {
  return [
    ...(missingFiles > 0
      ? [`${missingFiles} of ${namedFiles} files that records name are missing from the file store`]
      : []),
    ...(heldSince
      ? [`the clean-up of the file store waits for an admin: no record names ${orphanedFiles} files`]
      : []),
  ]
}

/** Problems that visitors need not know. */
async function problemsForOperators(o: {
  db: Database
  env: Pick<Env, 'demo' | 'backup' | 'dataDir'>
  warnings: Warning[]
}): Promise<string[]> {
  const backup = (await showsDemo(o)) ? undefined : (await findBackups(o)).problem
  return [backup, ...o.warnings.map((warning) => warning())].flatMap((problem) =>
    problem === undefined ? [] : [said(problem)],
  )
}

const isLocalAddress = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a request comes from this machine or network and not through a proxy: visitors see no details. */
function isOperator({ headers, raw }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && isLocalAddress(connectionOf(raw)?.remoteAddress ?? '', 0)
}

import type { Services } from '#server/context.ts'
import { allMetrics, type ProcessMetrics } from './collect.ts'
import { measureMails } from './mails.ts'
import { measureProcess } from './process.ts'
import { serveMetrics } from './serve-metrics.ts'

/**
 * Measures and serves /metrics where the settings say so; for the one process of a server that leads.
 *
 * @param others asks the other processes for what they have measured.
 * @returns what ends it.
 */
export async function startMetrics(
  { env, db, log }: Pick<Services, 'env' | 'db' | 'log'>,
  others: () => Promise<ProcessMetrics[]> = async () => [],
): Promise<{ stop(): Promise<void> }> {
  if (!env.metrics) return { stop: async () => {} }
  measureProcess(db)
  measureMails(db)
  const { host } = env.metrics
  const served = await serveMetrics(env.metrics, async () => allMetrics(await others()), log)
  log.info(`metrics are at http://${host}:${served.port}/metrics`)
  return served
}

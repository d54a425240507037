import './backups.ts'
import './files.ts'
import './mails.ts'
import type { Services } from '#server/graphql/context.ts'
import { allMetrics, type ProcessMetrics } from './collect.ts'
import { measureDatabase } from './from-database.ts'
import { measureProcess } from './process.ts'
import { serveMetrics } from './serve-metrics.ts'

/**
 * Measures and serves /metrics if the settings say so; for the primary process.
 *
 * @param others returns the metrics of the other processes.
 * @returns a function that stops it.
 */
export async function startMetrics(
  { env, db, log }: Pick<Services, 'env' | 'db' | 'log'>,
  others: () => Promise<ProcessMetrics[]> = async () => [],
): Promise<{ stop(): Promise<void> }> {
  if (!env.metrics) return { stop: async () => {} }
  measureProcess(db)
  measureDatabase(db)
  const { host } = env.metrics
  const served = await serveMetrics(env.metrics, async () => allMetrics(await others()), log)
  log.info(`metrics are at http://${host}:${served.port}/metrics`)
  return served
}

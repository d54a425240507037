import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'

/** Where /metrics is served, and who may read it. */
export interface MetricsSettings {
  port: number
  host: string
  /** Bearer token that readers must send; absent means that access to the address is enough. */
  token?: string
}

const PORT_RULE = 'must be a number from 0 to 65535'

export const metricsSettings = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65535, PORT_RULE)
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must be a secret of at least 16 characters').optional(),
}

const settings = z.object(metricsSettings)

/** @throws StartError when others could read the metrics without a token. */
export function metrics(
  port: number,
  {
    METRICS_HOST: host,
    METRICS_TOKEN: token,
  }: Pick<z.infer<typeof settings>, 'METRICS_HOST' | 'METRICS_TOKEN'>,
): MetricsSettings {
  if (token === undefined && !/^(localhost|127(\.\d+){3}|::1)$/.test(host)) {
    throw new StartError(
      `A setting is wrong. METRICS_HOST=${host} can be reached by others: set METRICS_TOKEN to a secret of at least 16 characters, too.`,
    )
  }
  return { port, host, ...(token !== undefined && { token }) }
}

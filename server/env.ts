import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type MetricsSettings, metrics, metricsSettings } from './lib/metrics-settings.ts'
import type { S3Settings } from './lib/s3-file-store.ts'
import { StartError } from './lib/start-error.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

/** Settings that hold a password: their values are never repeated. */
const secret = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'YOUTUBE_API_KEY',
  'METRICS_TOKEN',
])

const PROCESSES_RULE = 'must be a number of processes from 1 to 64'
const PORT_RULE = 'must be a number from 0 to 65535'

const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const settings = z.object({
  ...s3Settings,
  ...metricsSettings,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65535, PORT_RULE)
    .default(4000),
  HOST: z.string().min(1).default('localhost'),
  WEB_CONCURRENCY: z
    .string()
    .regex(/^\d{1,2}$/, PROCESSES_RULE)
    .transform(Number)
    .refine((count) => count >= 1 && count <= 64, PROCESSES_RULE)
    .optional(),
  STOP_DELAY: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds')
    .transform(Number)
    .default(0),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.edu.np' })
    .optional(),
  SITE_CONFIG: z.string().min(1).optional(),
  TRUST_PROXY: z
    .string()
    .refine(saysProxies, {
      error:
        'must be on, off, how many proxies stand in front, or their addresses such as 10.0.0.1,10.1.0.0/16',
    })
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  INTROSPECTION: onOff.default(true),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of milliseconds; 0 logs none')
    .transform(Number)
    .default(1000),
  SANDBOX: onOff.default(true),
  DEMO: onOff.optional(),
  UPGRADE_BACKUP: onOff.default(true),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@mail.example.edu.np:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: 'must be an address such as office@example.edu.np or Example Academy <office@example.edu.np>',
    })
    .optional(),
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of the YouTube Data API')
    .optional(),
  YOUTUBE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.googleapis.com/youtube/v3' })
    .default('https://www.googleapis.com/youtube/v3'),
})

/** The settings that the process was started with, checked and completed. */
export interface Env {
  /** TCP port; 0 lets the system choose. */
  port: number
  host: string
  /** How many processes serve. */
  processes: number
  /** How long the server goes on serving once it is asked to stop and says that it is not ready, in seconds. */
  stopDelay: number
  /** Absolute path of the folder for everything the server keeps. */
  dataDir: string
  /** PostgreSQL address; absent means the embedded database in `dataDir`. */
  databaseUrl?: string
  /** Address that visitors use, without a trailing slash; absent means the one the server listens on. */
  publicUrl?: string
  /** Absolute path of the institute's JSON file; absent means the demo institute. */
  siteConfig?: string
  /** Proxies whose `X-Forwarded-*` headers count: how many stand in front, or a list of addresses and subnets. */
  trustProxy: false | number | string
  logLevel: string
  /** Whether the API describes itself to those who ask. */
  introspection: boolean
  /** Whether /sandbox is served; it lives on introspection. */
  sandbox: boolean
  /** Whether demo content is seeded into an empty database and demo accounts may sign in. */
  demo: boolean
  /** Whether the database is backed up before it gets a newer schema. */
  upgradeBackup: boolean
  /** Statements that take so many milliseconds are logged; 0 is none. */
  slowQueryMs: number
  /** Where /metrics is served; absent means nowhere. */
  metrics?: MetricsSettings
  /** Bucket for uploaded files; absent means a folder in `dataDir`. */
  s3?: S3Settings
  /** Mail server, with user and password if it wants them; absent means that mails become files in `dataDir`/outbox. */
  smtpUrl?: string
  /** Sender of mails; absent means the institute's own name and address. */
  mailFrom?: string
  /** Key for the video platform; absent means that it is never asked. */
  youTubeApiKey?: string
  /** Address of the video platform's API, without a trailing slash. */
  youTubeApiUrl: string
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 *
 * @throws StartError naming every setting that is wrong and what it should be.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(present)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}=${shown(String(issue.path[0]), present)}: ${issue.message}`,
    )
    throw new StartError(`A setting is wrong. ${wrong.join('; ')}.`)
  }
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST,
    processes: value.WEB_CONCURRENCY ?? (value.DATABASE_URL ? availableParallelism() : 1),
    stopDelay: value.STOP_DELAY,
    dataDir: resolve(value.DATA_DIR),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL.replace(/\/+$/, '') }),
    ...(value.SITE_CONFIG && { siteConfig: resolve(value.SITE_CONFIG) }),
    trustProxy: trustProxy(value.TRUST_PROXY),
    logLevel: value.LOG_LEVEL,
    introspection: value.INTROSPECTION,
    sandbox: value.SANDBOX && value.INTROSPECTION,
    demo: value.DEMO ?? value.NODE_ENV !== 'production',
    upgradeBackup: value.UPGRADE_BACKUP,
    slowQueryMs: value.SLOW_QUERY_MS,
    ...(value.METRICS_PORT !== undefined && { metrics: metrics(value.METRICS_PORT, value) }),
    ...(value.S3_BUCKET && { s3: s3(value.S3_BUCKET, value) }),
    ...(value.SMTP_URL && { smtpUrl: value.SMTP_URL }),
    ...(value.MAIL_FROM && { mailFrom: value.MAIL_FROM }),
    ...(value.YOUTUBE_API_KEY && { youTubeApiKey: value.YOUTUBE_API_KEY }),
    youTubeApiUrl: value.YOUTUBE_API_URL.replace(/\/+$/, ''),
  }
}

/** @throws StartError when only half of a key is given. */
function s3(bucket: string, value: z.infer<typeof settings>): S3Settings {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = value
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new StartError('A setting is wrong. S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  }
  return {
    bucket,
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  }
}

function shown(name: string, variables: Record<string, string | undefined>): string {
  return secret.has(name) ? '…' : JSON.stringify(variables[name])
}

/**
 * `on` is one proxy: the address that it saw counts. Trusting the whole of `X-Forwarded-For` would let everybody say
 * where they come from, and so evade every limit per address.
 */
function trustProxy(value: string | undefined): false | number | string {
  if (value === undefined || value === 'off') return false
  if (value === 'on') return 1
  return /^\d+$/.test(value) ? Number(value) : value
}

function saysProxies(value: string): boolean {
  if (/^(on|off|[1-9])$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits = '0'] = part.trim().split('/')
    return /^\d{1,3}$/.test(bits) && (isIP(address) > 0 || /^(loopback|linklocal|uniquelocal)$/.test(address))
  })
}

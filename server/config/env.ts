import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'
import type { S3Settings } from '#server/storage/s3-file-store.ts'
import { type BackupSettings, backupSettings, readBackupSettings } from './backup-settings.ts'
import { reachableBy } from './reachable.ts'

/**
 * `on` means one proxy. Trusting all of `X-Forwarded-For` would let clients choose their address and evade limits per
 * address.
 */
function trustProxy(value: string | undefined): false | number | string {
  if (value === undefined || value === 'off') return false
  if (value === 'on') return 1
  return /^\d+$/.test(value) ? Number(value) : value
}

/** Of a subnet, by version of IP. */
const MOST_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** Whether a text is a value of TRUST_PROXY. */
function isProxySetting(value: string): boolean {
  if (/^(on|off|[1-9])$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (more.length > 0) return false
    if (bits === undefined) return isIP(address) > 0 || /^(loopback|linklocal|uniquelocal)$/.test(address)
    return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (MOST_BITS[isIP(address)] ?? 0)
  })
}

const RULE =
  'must be an address such as smtp://user:password@mail.example.edu.np:587, with special characters percent-encoded, or none'

/** Whether a #, / or ? of the password, not encoded, ends the host of an address: its beginning would be told as the host's. */
function isCutShort(address: string): boolean {
  if (address.includes('#')) return true
  if (!URL.canParse(address)) return false
  const { pathname, search } = new URL(address)
  return !['', '/'].includes(pathname) || search.includes('@')
}

/** Address of a mail server. */
const smtpUrl = z.url({ protocol: /^smtps?$/, error: RULE }).refine((address) => !isCutShort(address), RULE)

/** The address of a whole site, as its origin: links start with it, and cookies and other sites are judged by it. */
const siteOrigin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://example.edu.np, without anything behind it')
  .transform((address) => new URL(address).origin)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href.replace(/\/+$/, '') === origin
}

/** The environment variables of a bucket. */
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

const variables = z.object(s3Settings)

/** @throws StartError when a bucket's service or key is given and no bucket: files would go into a folder without a word. */
function refuseWithoutBucket(value: z.infer<typeof variables>): void {
  const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const given = value.S3_BUCKET === undefined && names.find((name) => value[name] !== undefined)
  if (given) throw new StartError(`${given} goes with S3_BUCKET, which is not set.`)
}

/** @throws StartError when only half of a key is given. */
function s3(bucket: string, value: z.infer<typeof variables>): S3Settings {
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

/** Where /metrics is served, and who may read it. */
interface MetricsSettings {
  port: number
  host: string
  /** Bearer token that readers must send; absent means that access to the address is enough. */
  token?: string
}

const METRICS_PORT_RULE = 'must be a number from 0 to 65535'

const metricsSettings = {
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, METRICS_PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65535, METRICS_PORT_RULE)
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must be a secret of at least 16 characters').optional(),
}

const metricsSchema = z.object(metricsSettings)

/** @throws StartError when others could read the metrics without a token. */
function metrics(
  port: number,
  {
    METRICS_HOST: host,
    METRICS_TOKEN: token,
  }: Pick<z.infer<typeof metricsSchema>, 'METRICS_HOST' | 'METRICS_TOKEN'>,
): MetricsSettings {
  if (token === undefined && !/^(localhost|127(\.\d+){3}|::1)$/.test(host)) {
    throw new StartError(
      `A setting is wrong. METRICS_HOST=${host} can be reached by others: set METRICS_TOKEN to a secret of at least 16 characters, too.`,
    )
  }
  return { port, host, ...(token !== undefined && { token }) }
}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const audience = z.enum(['on', 'staff', 'off'])

/** Access to exploring the API: everybody, signed-in staff, or nobody. */
export type Explorers = z.infer<typeof audience>

/** Settings that contain secrets: error messages do not repeat their values. */
const secret = new Set([
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'YOUTUBE_API_KEY',
  'METRICS_TOKEN',
  'SETUP_TOKEN',
])

const PROCESSES_RULE = 'must be a number of processes from 1 to 64'
const seconds = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number of seconds')
  .transform(Number)

const PORT_RULE = 'must be a number from 0 to 65535'

const settings = z.object({
  ...s3Settings,
  ...metricsSettings,
  ...backupSettings,
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
  STOP_DELAY: seconds.default(1),
  STOP_TIMEOUT: seconds.default(60),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().min(1).optional(),
  DIRECT_DATABASE_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  PUBLIC_URL: siteOrigin.optional(),
  SITE_CONFIG: z.string().min(1).optional(),
  SETUP_TOKEN: z
    .string()
    .regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters and digits that nobody can guess')
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxySetting, {
      error:
        'must be on, off, how many proxies stand in front, or their addresses such as 10.0.0.1,10.1.0.0/16',
    })
    .optional(),
  LOOK_UPS_PER_HOUR: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of candidates; 0 is no limit')
    .transform(Number)
    .default(500),
  CLIENT_BUDGET: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a percentage of one processor core; 0 is no limit')
    .transform(Number)
    .default(15),
  LOAD_SHEDDING: onOff.default(true),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  INTROSPECTION: audience.optional(),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of milliseconds; 0 logs none')
    .transform(Number)
    .default(1000),
  SANDBOX: audience.optional(),
  DEMO: onOff.optional(),
  UPGRADE_BACKUP: onOff.default(true),
  SMTP_URL: smtpUrl.or(z.literal('none')).optional(),
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

/** The validated settings of the process. */
export interface Env {
  /** TCP port; 0 lets the system choose. */
  port: number
  host: string
  /** How many processes serve: one with the embedded database, which belongs to a process. */
  processes: number
  /** Seconds for which the server keeps serving after a stop request, while /healthz and /readyz answer 503. */
  stopDelay: number
  /** Seconds from then on for open requests to finish; after that they are cut off. */
  stopTimeout: number
  /** Absolute path of the data folder. */
  dataDir: string
  /** PostgreSQL address; absent means the embedded database in `dataDir`. */
  databaseUrl?: string
  /** Address of the same database past a connection pooler; absent means that `databaseUrl` does for everything. */
  directDatabaseUrl?: string
  databaseReplicaUrl?: string
  /** Address that visitors use, without a trailing slash; absent means the one the server listens on. */
  publicUrl?: string
  /** Absolute path of the institute's JSON file; absent means that admins enter the settings in the browser. */
  siteConfig?: string
  /** The secret in the address of the set-up; absent means that it follows from the signing keys. */
  setupToken?: string
  /** Trusted proxies, whose `X-Forwarded-*` headers count: their number, or a list of addresses and subnets. */
  trustProxy: false | number | string
  /** Whether the settings say something about proxies. */
  trustProxySet: boolean
  /** The setting that shows that others can reach the site, such as `HOST=0.0.0.0`; absent for a local trial. */
  reachableBy?: string
  /** How many different candidates one address may look up in an hour without a delay; 0 is no limit. */
  lookUpsPerHour: number
  /** Percent of a processor core that one client's dear requests may use in each process; 0 is no limit. */
  clientBudget: number
  /** Whether requests wait, and are rejected, while the process is overloaded. */
  loadShedding: boolean
  logLevel: string
  /** Access to introspection and to suggestions for wrong names. */
  introspection: Explorers
  /** Access to /sandbox; never more than `introspection` allows. */
  sandbox: Explorers
  /** Whether demo content is seeded into an empty database and demo accounts may sign in. */
  demo: boolean
  /** The setting that turned the demo off by default, such as `HOST=0.0.0.0`. */
  demoOffBy?: string
  /** Whether the demo is on where others can reach the site: every page warns then. */
  demoExposed: boolean
  /** Whether the database is backed up before it gets a newer schema. */
  upgradeBackup: boolean
  backup: BackupSettings
  /** Statements that take at least this many milliseconds are logged; 0 logs none. */
  slowQueryMs: number
  /** Where /metrics is served; absent means that it is not. */
  metrics?: MetricsSettings
  /** Bucket for uploaded files; absent means a folder in `dataDir`. */
  s3?: S3Settings
  /** SMTP URL, with user and password if needed; absent means that mails are written to `dataDir`/outbox. */
  smtpUrl?: string
  /** Whether the settings say something about the mail server, also that there is none. */
  mailSet: boolean
  /** Sender of mails; absent means the institute's name and address. */
  mailFrom?: string
  /** Key for the video platform; absent means that it is never queried. */
  youTubeApiKey?: string
  /** Address of the video platform's API, without a trailing slash. */
  youTubeApiUrl: string
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 *
 * @throws StartError naming every wrong setting and its valid values.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(present)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}=${printable(String(issue.path[0]), present)}: ${issue.message}`,
    )
    throw new StartError(`A setting is wrong. ${wrong.join('; ')}.`)
  }
  const value = parsed.data
  refuseWithoutBucket(value)
  for (const name of ['DIRECT_DATABASE_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (value[name] && !value.DATABASE_URL) {
      throw new StartError(`${name} goes with DATABASE_URL, which is not set.`)
    }
  }
  const proxied = trustProxy(value.TRUST_PROXY)
  const reachable = reachableBy({
    nodeEnv: value.NODE_ENV,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    proxied: proxied !== false,
  })
  const demo = value.DEMO ?? reachable === undefined
  const introspection = value.INTROSPECTION ?? (reachable === undefined ? 'on' : 'staff')
  return {
    port: value.PORT,
    host: value.HOST,
    processes: value.DATABASE_URL ? (value.WEB_CONCURRENCY ?? availableParallelism()) : 1,
    stopDelay: value.STOP_DELAY,
    stopTimeout: value.STOP_TIMEOUT,
    dataDir: resolve(value.DATA_DIR),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(value.DIRECT_DATABASE_URL && { directDatabaseUrl: value.DIRECT_DATABASE_URL }),
    ...(value.DATABASE_REPLICA_URL && { databaseReplicaUrl: value.DATABASE_REPLICA_URL }),
    ...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
    ...(value.SITE_CONFIG && { siteConfig: resolve(value.SITE_CONFIG) }),
    ...(value.SETUP_TOKEN && { setupToken: value.SETUP_TOKEN }),
    trustProxy: proxied,
    trustProxySet: value.TRUST_PROXY !== undefined,
    ...(reachable !== undefined && { reachableBy: reachable }),
    lookUpsPerHour: value.LOOK_UPS_PER_HOUR,
    clientBudget: value.CLIENT_BUDGET,
    loadShedding: value.LOAD_SHEDDING,
    logLevel: value.LOG_LEVEL,
    introspection,
    sandbox: smallerAudience(value.SANDBOX ?? introspection, introspection),
    demo,
    ...(value.DEMO === undefined && reachable !== undefined && { demoOffBy: reachable }),
    demoExposed: demo && reachable !== undefined,
    upgradeBackup: value.UPGRADE_BACKUP,
    backup: readBackupSettings(value),
    slowQueryMs: value.SLOW_QUERY_MS,
    ...(value.METRICS_PORT !== undefined && { metrics: metrics(value.METRICS_PORT, value) }),
    ...(value.S3_BUCKET && { s3: s3(value.S3_BUCKET, value) }),
    ...(value.SMTP_URL && value.SMTP_URL !== 'none' && { smtpUrl: value.SMTP_URL }),
    mailSet: value.SMTP_URL !== undefined,
    ...(value.MAIL_FROM && { mailFrom: value.MAIL_FROM }),
    ...(value.YOUTUBE_API_KEY && { youTubeApiKey: value.YOUTUBE_API_KEY }),
    youTubeApiUrl: value.YOUTUBE_API_URL.replace(/\/+$/, ''),
  }
}

/** The smaller of two audiences. */
function smallerAudience(one: Explorers, other: Explorers): Explorers {
  return (['off', 'staff', 'on'] as const).find((each) => each === one || each === other) ?? 'off'
}

function printable(name: string, variables: Record<string, string | undefined>): string {
  return secret.has(name) ? '…' : JSON.stringify(variables[name])
}

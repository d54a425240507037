import { join } from 'node:path'
import type { Services } from './context.ts'
import type { Env } from './env.ts'
import { folderMailer, type Mailer, smtpMailer } from './lib/mail.ts'

/** Where mails are kept without a mail server. */
export function outboxOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/** The way mails go by the settings: to the mail server, else into the data folder. */
export function createMailer({ env, site, log }: Pick<Services, 'env' | 'site' | 'log'>): Mailer {
  const from = env.mailFrom ?? { name: site.name, address: site.email }
  return env.smtpUrl === undefined ? folderMailer(outboxOf(env), from, log) : smtpMailer(env.smtpUrl, from)
}

import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import type { Services } from '#server/graphql/context.ts'
import { folderMailer, type Mailer, smtpMailer } from './mailer.ts'

/** The folder for mails when there is no mail server. */
export function mailFolderOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/** Creates the mailer of the settings: SMTP, or files in the data folder. */
export function createMailer({ env, log }: Pick<Services, 'env' | 'log'>): Mailer {
  return env.smtpUrl === undefined
    ? folderMailer(mailFolderOf(env), log, env.mailFrom)
    : smtpMailer(env.smtpUrl, env.mailFrom)
}

import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import { certificateChecks } from '#server/config/certificate-check.ts'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { programVersion } from '#server/config/program-version.ts'
import { settingsChecks } from '#server/config/settings-checks.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import type { Database } from '#server/db/database.ts'
import { readErrorCounts } from '#server/db/error-counts.ts'
import { countOutboxMails } from '#server/db/outbox-mails.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import { readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'

interface Services {
  db: Database
  env: Env
}

const OLD_KEY_DAYS = 365
const ERROR_DAYS = 7

/** What an admin should know of the server, in the order of its weight: problems, warnings, and what is well. */
export async function findSystemChecks(services: Services): Promise<Check[]> {
  const checks = [
    await backupCheck(services),
    await storedFiles(services),
    await mails(services),
    await diskCheck(services.env),
    ...(await backupFolderChecks(services.env.backup)),
    await errors(services),
    await keys(services),
    ...(await certificateChecks(services.env.publicUrl, { now: services.db.now() })),
    { name: 'Version', state: 'ok', text: `Pravesh ${await programVersion()}` } satisfies Check,
    ...settingsChecks(services.env),
  ]
  const weights = ['problem', 'warning', 'ok'] as const
  return weights.flatMap((weight) => checks.filter(({ state }) => state === weight))
}

async function storedFiles({ db }: Services): Promise<Check> {
  const name = 'Stored files'
  const check = await readFileStoreCheck(db)
  if (!check) return { name, state: 'ok', text: 'Not checked yet.' }
  const { missingFiles, namedFiles, heldSince, storedFiles: stored, orphanedFiles } = check
  if (missingFiles > 0) {
    const text = `${missingFiles} of ${namedFiles} are missing. Check the settings for the data folder and the bucket, or put them back from a backup.`
    return { name, state: 'problem', text }
  }
  if (heldSince) {
    return {
      name,
      state: 'warning',
      text: `${orphanedFiles} of ${stored} belong to nothing, and wait for you.`,
    }
  }
  return { name, state: 'ok', text: `All ${namedFiles} are there.` }
}

async function mails({ db }: Services): Promise<Check> {
  const name = 'Waiting mails'
  const { fresh, late } = await countOutboxMails(db)
  if (late === 0) return { name, state: 'ok', text: fresh === 0 ? 'None.' : `${fresh}.` }
  const text = `${late} could not be delivered yet and are tried again for two days. Check SMTP_URL, MAIL_FROM, and how many mails the mail server takes.`
  return { name, state: 'warning', text }
}

async function errors({ db }: Services): Promise<Check> {
  const name = 'Errors'
  const counts = await readErrorCounts(db, ERROR_DAYS)
  if (counts.length === 0) return { name, state: 'ok', text: `None in ${ERROR_DAYS} days.` }
  const kinds = counts
    .slice(0, 3)
    .map(
      ({ kind, count, latestAt }) =>
        `“${kind}” ${times(count)}, the latest ${sayInstant(latestAt.toISOString())}`,
    )
  const text = `In the last ${ERROR_DAYS} days: ${kinds.join('; ')}. The log of the server says more: search it for these words.`
  return { name, state: 'warning', text }
}

async function keys({ db }: Services): Promise<Check> {
  const name = 'Signing keys'
  const newest = await db.prisma.signingKey.findFirst({ orderBy: { createdAt: 'desc' } })
  const days = newest ? Math.floor((db.now().getTime() - newest.createdAt.getTime()) / 86_400_000) : 0
  if (days <= OLD_KEY_DAYS) return { name, state: 'ok', text: `${days} days old.` }
  const text = `${days} days old. Make new ones with npm run user -- rotate-keys.`
  return { name, state: 'warning', text }
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

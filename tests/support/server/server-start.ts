import { Readable } from 'node:stream'
import { openResources, type Resources } from '#server/cluster/resources.ts'
import { readEnv } from '#server/config/env.ts'
import { runCleanUpJobs } from '#server/jobs/clean-up.ts'
import { createLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { uuid7 } from '#server/lib/uuid.ts'

/** One for all starts: each log waits for the end of the process. */
const log = createLog({ level: 'silent', pretty: false })

/**
 * Starts what a server has before it listens, lets it clean up as it does by itself, does something with it and stops it.
 *
 * @param settings environment variables.
 * @returns the sentence with which it refuses to start; undefined when it started.
 */
export async function startOnce(
  settings: Record<string, string>,
  work: (parts: Resources) => Promise<void> = async () => {},
): Promise<string | undefined> {
  const env = readEnv({ NODE_ENV: 'test', DEMO: 'off', ...settings })
  let parts: Resources
  try {
    parts = await openResources(env, log)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  try {
    await runCleanUpJobs(parts, () => true)
    await work(parts)
  } finally {
    await parts.db.close()
  }
  return undefined
}

/** Stores notices with one attachment each. @returns the keys of the files. */
export async function storeNotices(
  { db, files }: Pick<Resources, 'db' | 'files'>,
  count: number,
): Promise<string[]> {
  const keys: string[] = []
  for (let number = 0; number < count; number++) {
    const id = uuid7()
    const key = `notice-attachments/${id}/${number}.pdf`
    await files.put(key, Readable.from([Buffer.from(`file ${number}`)]), { maxBytes: 100 })
    await db.prisma.notice.create({
      data: {
        id,
        title: `Notice ${number}`,
        description: '',
        attachments: {
          create: { kind: 'PDF', fileName: 'a.pdf', filePath: key, mediaType: 'application/pdf', size: 6 },
        },
      },
    })
    keys.push(key)
  }
  return keys
}

/** Those of the keys that the file store does not have. */
export async function missingOf(
  { files }: Pick<Resources, 'files'>,
  keys: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => files.stat(key)))
  return keys.filter((_key, place) => !found[place])
}

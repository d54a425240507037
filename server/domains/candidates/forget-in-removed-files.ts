import type { Database } from '#server/db/database.ts'
import type { ImportDefinition } from '#server/domains/imports/import-definition.ts'
import { holdsCandidate, redactCandidate } from '#server/domains/imports/redact-candidate.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { Prisma } from '#server/generated/prisma/client.ts'
import { FileMissing, type FileStore } from '#server/storage/file-store.ts'
import { eraseFiles, trashKey } from '#server/storage/trash.ts'

interface Services {
  db: Database
  files: FileStore
}

type Kind = Pick<ImportDefinition, 'folder' | 'open' | 'recordTable'>

/** Removes a candidate's rows from the originals of removed imports, those in the trash included. */
export async function forgetInRemovedFiles(services: Services, candidateId: string): Promise<void> {
  for (const kind of [resultsImport, studentsImport] satisfies Kind[]) {
    for (const key of await removedFiles(services, kind)) {
      if ((await holds(services, kind, key, candidateId)) !== 'no') await eraseFiles(services, [key])
    }
    for await (const { key } of services.files.list(trashKey(kind.folder))) {
      const held = await holds(services, kind, key, candidateId)
      if (held === 'unreadable') await services.files.delete(key)
      if (held === 'yes') await replace(services, kind, key, candidateId)
    }
  }
}

async function removedFiles({ db }: Services, { recordTable }: Kind): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ key: string }[]>`
    SELECT file_path AS key FROM ${Prisma.raw(recordTable)} WHERE state = 'REMOVED'`
  return rows.map(({ key }) => key)
}

function holds({ files }: Services, kind: Kind, key: string, candidateId: string) {
  return holdsCandidate(files, kind, key, candidateId).catch((error: unknown) => {
    if (error instanceof FileMissing) return 'no' as const
    throw error
  })
}

async function replace({ files }: Services, kind: Kind, key: string, candidateId: string): Promise<void> {
  await files.move(await redactCandidate(files, kind, key, candidateId), key)
}

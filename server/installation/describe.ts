import {
  ADOPT,
  databasePlaceOf,
  describePlace,
  type FolderRecord,
  type InstallationLocation,
} from './data-folder.ts'
import type { InstallationMismatch } from './judge.ts'
import type { InstallationSurvey } from './survey-installation.ts'

const reasons: Record<InstallationMismatch, string> = {
  different: 'The database, the file store and the data folder belong to different installations.',
  'database new': 'The database is new, but the file store or the data folder belongs to an installation.',
  'database empty': 'The database is empty, but the file store has files.',
  'files unknown': 'The file store has files that the database knows nothing of.',
  'store new': 'The file store is new and empty, but the database names files.',
  'database copied':
    'The database is a copy of another one, and the file store is the one that belongs to the original.',
}

/** The sentences for the person at the keyboard about why the parts of an installation do not fit together. */
export function describeMismatch(
  mismatch: InstallationMismatch,
  found: InstallationSurvey,
  env: InstallationLocation,
  folder?: FolderRecord,
): string {
  return [
    `${reasons[mismatch]} Nothing was changed.`,
    ...describeParts(found, env, folder),
    'Check DATABASE_URL, DATA_DIR and S3_BUCKET: a server that starts with the wrong ones would lose files.',
    `npm run doctor tells more. If these do belong together, and to no other server: ${ADOPT}.`,
  ].join('\n')
}

/** One line for each part. */
export function describeParts(
  found: InstallationSurvey,
  env: InstallationLocation,
  folder?: FolderRecord,
): string[] {
  const database = found.database ?? (found.filled ? 'has records, but no installation id' : 'new and empty')
  const store =
    found.store ??
    (found.storedFiles > 0
      ? `has no installation id, and ${found.storedFiles} files, of which the database names ${found.knownFiles}`
      : 'new and empty')
  const place = folder ? `, used with ${describePlace(folder.database)}` : ''
  return [
    `  Database     ${named(database)}  (${describePlace(databasePlaceOf(env))})`,
    `  File store   ${named(store)}  (${env.s3 ? `bucket ${env.s3.bucket}` : `${env.dataDir}/files`})`,
    `  Data folder  ${named(found.folder ?? 'new')}  (${env.dataDir}${place})`,
  ]
}

const named = (text: string) => (/^[0-9a-f-]{36}$/.test(text) ? `installation ${text}` : text)

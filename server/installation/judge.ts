import type { InstallationSurvey } from './survey-installation.ts'

/** Why database, file store and data folder do not fit together; undefined when they do. */
export type InstallationMismatch =
  /** They say that they belong to different installations. */
  | 'different'
  /** The file store or the data folder is of an installation, and the database has never been used by one. */
  | 'database new'
  /** There are files, and no records at all. */
  | 'database empty'
  /** There are files, and records know few of them. */
  | 'files unknown'
  /** Records name files, and the file store has never been used. */
  | 'store new'
  /** The database was copied, and the file store is the one of the original. */
  | 'database copied'

/** Judges whether a server may work with a database, a file store and a data folder together. */
export function mismatchOf(found: InstallationSurvey): InstallationMismatch | undefined {
  const { database, store, folder } = found
  const ids = new Set([database, store, folder].filter((id) => id !== undefined))
  if (ids.size > 1) return 'different'
  if (database === undefined && ids.size > 0) return 'database new'
  if (database === undefined && !found.filled && found.storedFiles > 0) return 'database empty'
  if (found.knownFiles * 2 < found.storedFiles) return 'files unknown'
  const isNewStore = store === undefined && found.storedFiles === 0
  if (database !== undefined && isNewStore && found.namedFiles > 0 && !isNewCopy(found)) return 'store new'
  // A moved database keeps its data folder; a second server beside the first one has another.
  if (found.copied && folder === undefined && (store !== undefined || found.storedFiles > 0))
    return 'database copied'
  return undefined
}

/** Whether the database is a copy that got a file store and a data folder of its own: a new installation. */
export function isNewCopy({ copied, folder, store }: InstallationSurvey): boolean {
  return copied && folder === undefined && store === undefined
}

/** Judges whether a backup may be put into a database, a file store and a data folder. */
export function restoreMismatchOf(found: InstallationSurvey): InstallationMismatch | undefined {
  const mismatch = mismatchOf(found)
  // The backup has the files.
  if (mismatch === 'store new') return undefined
  if (mismatch !== 'database new' && mismatch !== 'database empty') return mismatch
  // A database that was lost is filled from a backup: its data folder is still there, or its files are in the backup.
  if (mismatch === 'database new') return found.folder === undefined ? mismatch : undefined
  return found.knownFiles * 2 < found.storedFiles ? 'files unknown' : undefined
}

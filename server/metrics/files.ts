import { Gauge } from 'prom-client'
import { readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { fromDatabase } from './from-database.ts'

const collect: () => Promise<void> = fromDatabase(
  () => [files, held],
  readFileStoreCheck,
  (check) => {
    files.set({ state: 'stored' }, check.storedFiles)
    files.set({ state: 'named' }, check.namedFiles)
    files.set({ state: 'missing' }, check.missingFiles)
    files.set({ state: 'orphaned' }, check.orphanedFiles)
    held.set(check.heldSince === null ? 0 : 1)
  },
)

const files = new Gauge({
  name: 'pravesh_stored_files',
  help: 'Files by what the latest clean-up found: in the store, named by records, missing from the store, orphaned.',
  aggregator: 'max',
  labelNames: ['state'],
  collect,
})

const held = new Gauge({
  name: 'pravesh_file_clean_up_held',
  help: 'Whether the clean-up of the file store waits for an admin.',
  aggregator: 'max',
  collect,
})

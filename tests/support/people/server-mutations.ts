import { writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { AllowFileCleanUp } from '#tests/support/server/file-store-operations.ts'
import { SetNightlyBackup } from './setup-operations.ts'

/** Mutations of admins about the server: preparation, and the action that the log names. */
export const serverMutations = (app: () => TestApp) => ({
  setNightlyBackup: {
    action: 'backups.nightly-on',
    prepare: async () => {
      await app().as('ADMIN').run(SetNightlyBackup, { isOn: false })
      return () => app().as('ADMIN').send(SetNightlyBackup, { isOn: true })
    },
  },
  allowFileCleanUp: {
    action: 'files.clean-up-allowed',
    prepare: async () => {
      await writeFileStoreCheck(app().db, { stored: 100, named: 70, missing: 0, orphaned: 30, held: true })
      return () => app().as('ADMIN').send(AllowFileCleanUp, { orphanedFiles: 30 })
    },
  },
})

import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { counted } from '#server/lib/wording.ts'
import { allowCleanUp, type FileStoreCheck } from '#server/storage/file-store-check.ts'

export const FileStoreStatus = builder.objectRef<FileStoreCheck>('FileStoreStatus').implement({
  description: 'Result of the latest hourly clean-up of stored files.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    storedFiles: t.exposeInt('storedFiles', { description: 'Files in the store.' }),
    namedFiles: t.exposeInt('namedFiles', { description: 'Files that records refer to.' }),
    missingFiles: t.exposeInt('missingFiles', {
      description: 'Files that records refer to and that are missing in the store.',
    }),
    orphanedFiles: t.exposeInt('orphanedFiles', {
      description: 'Files that no record refers to and that wait for `allowFileCleanUp`.',
    }),
    heldSince: t.expose('heldSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the clean-up has been on hold because it would move too many files to the trash.',
    }),
    isAllowed: t.boolean({
      description: 'Whether an admin has allowed the next clean-up to move the files.',
      resolve: ({ allowedFiles, orphanedFiles }) => (allowedFiles ?? 0) >= orphanedFiles && orphanedFiles > 0,
    }),
  }),
})

builder.mutationField('allowFileCleanUp', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Allows the held clean-up to move orphaned files to the trash, where they stay for 14 days. False when no clean-up is on hold, or when the number of files has changed since. [admin]',
    args: {
      orphanedFiles: t.arg.int({ required: true, description: 'The number of files shown to the admin.' }),
    },
    resolve: (_root, { orphanedFiles }, { db, viewer }) =>
      db.prisma.$transaction(async (tx) => {
        const isAllowed = await allowCleanUp(tx, orphanedFiles)
        if (isAllowed) {
          const subject = counted(orphanedFiles, 'stored file')
          await tx.activity.create({
            data: { action: 'files.clean-up-allowed', subject, actorId: actorIdOf(viewer) },
          })
        }
        return isAllowed
      }),
  }),
)

import { actorIdOf } from '#server/auth/viewer.ts'
import { backupTime, NIGHTLY_AT, setNightlyBackup } from '#server/db/backup-status.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict } from '#server/graphql/errors.ts'

interface NightlyBackupShape {
  at: string | null
  isLocked: boolean
}

export const NightlyBackup = builder.objectRef<NightlyBackupShape>('NightlyBackup').implement({
  description: 'The backup that the server makes every day by itself.',
  fields: (t) => ({
    at: t.exposeString('at', { nullable: true, description: 'Time of day in Nepal, HH:mm; null for none.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether the setting BACKUP_AT decides.' }),
  }),
})

export async function findNightlyBackup(services: {
  env: { backup: { at?: string } }
  db: Parameters<typeof backupTime>[0]
}): Promise<NightlyBackupShape> {
  const isLocked = services.env.backup.at !== undefined
  return { at: (await backupTime(services.db, services.env)) ?? null, isLocked }
}

builder.mutationField('setNightlyBackup', (t) =>
  t.field({
    authScopes: { admin: true },
    type: NightlyBackup,
    description: `Turns the nightly backup at ${NIGHTLY_AT} on or off. CONFLICT where the setting BACKUP_AT decides. Idempotent. [admin]`,
    args: { isOn: t.arg.boolean({ required: true }) },
    resolve: async (_root, { isOn }, { db, env, viewer }) => {
      if (env.backup.at !== undefined) throw conflict('The setting BACKUP_AT decides when backups are made.')
      await db.prisma.$transaction(async (tx) => {
        if (!(await setNightlyBackup(tx, isOn))) return
        const action = isOn ? 'backups.nightly-on' : 'backups.nightly-off'
        await tx.activity.create({ data: { action, subject: NIGHTLY_AT, actorId: actorIdOf(viewer) } })
      })
      return findNightlyBackup({ env, db })
    },
  }),
)

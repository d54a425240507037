import { builder } from '#server/builder.ts'
import type { Database } from '#server/db.ts'
import type { User as UserRecord } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { User } from './user.ts'

// What is kept of somebody with an account: the account, its sessions and mailed links, and what it did and made.

interface AccountDataShape {
  user: UserRecord
}

const AccountData = builder.objectRef<AccountDataShape>('AccountData').implement({
  description: 'What is kept of somebody with an account.',
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    sessions: t.int({
      description: 'Sign-ins, those that are over included. They go with the account.',
      resolve: ({ user }, _args, { db }) => db.prisma.session.count({ where: { userId: user.id } }),
    }),
    notices: t.int({
      description: 'Notices that it put up. They stay, without its name.',
      resolve: ({ user }, _args, { db }) => db.prisma.notice.count({ where: { createdById: user.id } }),
    }),
    uploads: t.int({
      description: 'Result files and student lists that it uploaded. They stay, without its name.',
      resolve: async ({ user }, _args, { db }) => {
        const where = { uploadedById: user.id }
        return (
          (await db.prisma.examResultFile.count({ where })) + (await db.prisma.studentUpload.count({ where }))
        )
      },
    }),
    activities: t.int({
      description: 'Its deeds in the log. They stay, without its name.',
      resolve: ({ user }, _args, { db }) => db.prisma.activity.count({ where: { actorId: user.id } }),
    }),
    export: t.string({
      description:
        'All of it as a JSON document, to hand out. Without the hashes of the password and of tokens.',
      resolve: async ({ user }, _args, { db }) => JSON.stringify(await exportAccount(db, user), null, 2),
    }),
  }),
})

builder.queryField('accountData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: AccountData,
    nullable: true,
    description: 'What is kept of somebody with an account; null when there is no such account. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      const user = isUuid(id) ? await db.prisma.user.findUnique({ where: { id } }) : null
      return user && { user }
    },
  }),
)

async function exportAccount(
  { prisma }: Database,
  { passwordHash: _, ...account }: UserRecord,
): Promise<object> {
  const userId = account.id
  const uploaded = { where: { uploadedById: userId }, select: { id: true, fileName: true, uploadedAt: true } }
  return {
    exportedAt: new Date(),
    account,
    sessions: await prisma.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    mailedLinks: await prisma.oneTimeToken.findMany({ where: { userId }, omit: { tokenHash: true } }),
    mailsUnderWay: await prisma.owedMail.findMany({ where: { recipient: account.email } }),
    deeds: await prisma.activity.findMany({ where: { actorId: userId }, orderBy: { at: 'asc' } }),
    doneToTheAccount: await prisma.activity.findMany({
      where: { subjectId: userId, action: { startsWith: 'user.' } },
      orderBy: { at: 'asc' },
      omit: { actorId: true },
    }),
    notices: await prisma.notice.findMany({
      where: { createdById: userId },
      select: { id: true, title: true, publishedAt: true },
    }),
    resultFiles: await prisma.examResultFile.findMany(uploaded),
    studentLists: await prisma.studentUpload.findMany(uploaded),
  }
}

import type { Database } from '#server/db/database.ts'
import type { User as UserRecord } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { User } from './user.ts'

// The personal data stored about a user: the account, its sessions, mailed links, candidate IDs, activities, and its work.

interface AccountDataShape {
  user: UserRecord
}

const AccountData = builder.objectRef<AccountDataShape>('AccountData').implement({
  description: 'The personal data stored about a user.',
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    sessions: t.int({
      description: 'Number of sessions, ended ones included. Deleted with the account.',
      resolve: ({ user }, _args, { db }) => db.prisma.session.count({ where: { userId: user.id } }),
    }),
    notices: t.int({
      description:
        'Number of notices the user created. They stay without the author when the account is deleted.',
      resolve: ({ user }, _args, { db }) => db.prisma.notice.count({ where: { createdById: user.id } }),
    }),
    uploads: t.int({
      description:
        'Number of result files and student lists the user uploaded. They stay without the uploader when the account is deleted.',
      resolve: async ({ user }, _args, { db }) => {
        const where = { uploadedById: user.id }
        return (
          (await db.prisma.examResultFile.count({ where })) + (await db.prisma.studentUpload.count({ where }))
        )
      },
    }),
    activities: t.int({
      description:
        'Number of activities of the user in the log. They stay without the actor when the account is deleted.',
      resolve: ({ user }, _args, { db }) => db.prisma.activity.count({ where: { actorId: user.id } }),
    }),
    candidateIds: t.stringList({
      description:
        'Candidate IDs that are linked to the account. The links are deleted with the account; the results stay.',
      resolve: async ({ user }, _args, { db }) => {
        const links = await db.prisma.candidateLink.findMany({
          where: { userId: user.id },
          orderBy: { candidateId: 'asc' },
        })
        return links.map(({ candidateId }) => candidateId)
      },
    }),
    rechecks: t.int({
      description:
        'Number of requests for a re-check with the address as contact. They stay without a contact when the account is deleted.',
      resolve: ({ user }, _args, { db }) =>
        db.prisma.recheckRequest.count({ where: { contact: user.email } }),
    }),
    invitedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the address was invited, if it has an invitation. The invitation is deleted with the account.',
      resolve: async ({ user }, _args, { db }) =>
        (await db.prisma.invitation.findUnique({ where: { email: user.email } }))?.createdAt ?? null,
    }),
    export: t.string({
      description:
        'All stored data as a JSON document for the user, without the hashes of the password and of tokens, and without the addresses of others.',
      resolve: async ({ user }, _args, { db }) => JSON.stringify(await exportAccount(db, user), null, 2),
    }),
  }),
})

builder.queryField('accountData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: AccountData,
    nullable: true,
    description: 'The personal data stored about a user; null when the account does not exist. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db }) => {
      const user = isUuid(id) ? await db.prisma.user.findUnique({ where: { id } }) : null
      return user && { user }
    },
  }),
)

async function exportAccount(
  { prisma, now }: Database,
  { passwordHash: _, ...account }: UserRecord,
): Promise<object> {
  const userId = account.id
  const uploaded = {
    where: { uploadedById: userId },
    select: { id: true, fileName: true, publishedAt: true },
  }
  return {
    exportedAt: now(),
    account,
    sessions: await prisma.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    mailedLinks: await prisma.oneTimeToken.findMany({
      where: { userId },
      omit: { tokenHash: true, passwordHash: true },
    }),
    mailsUnderWay: await prisma.outboxMail.findMany({
      where: { recipient: account.email },
      omit: { passwordHash: true },
    }),
    invitation: await prisma.invitation.findUnique({
      where: { email: account.email },
      omit: { tokenHash: true, invitedById: true },
    }),
    recheckRequests: await prisma.recheckRequest.findMany({
      where: { contact: account.email },
      omit: { isOpen: true, resolvedById: true },
    }),
    candidateLinks: await prisma.candidateLink.findMany({
      where: { userId },
      omit: { userId: true, linkedById: true },
    }),
    activities: (await prisma.activity.findMany({ where: { actorId: userId }, orderBy: { at: 'asc' } })).map(
      // Entries about another account name its address.
      ({ subject, ...activity }) =>
        activity.action.startsWith('user.') && activity.subjectId !== userId
          ? activity
          : { ...activity, subject },
    ),
    doneToTheAccount: await prisma.activity.findMany({
      where: { subjectId: userId, action: { startsWith: 'user.' } },
      orderBy: { at: 'asc' },
      omit: { actorId: true },
    }),
    notices: await prisma.notice.findMany({
      where: { createdById: userId },
      select: { id: true, title: true, nepaliTitle: true, publishedAt: true },
    }),
    resultFiles: await prisma.examResultFile.findMany(uploaded),
    studentLists: await prisma.studentUpload.findMany(uploaded),
    contentVersions: await prisma.contentVersion.findMany({
      where: { authorId: userId },
      select: { itemId: true, number: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    }),
    media: await prisma.mediaFile.findMany({
      where: uploaded.where,
      select: { id: true, fileName: true, createdAt: true },
    }),
    // Without those whom they concern.
    invitationsSent: await prisma.invitation.findMany({
      where: { invitedById: userId },
      select: { id: true, createdAt: true },
    }),
    recheckAnswers: await prisma.recheckRequest.findMany({
      where: { resolvedById: userId },
      select: { id: true, resolvedAt: true },
    }),
    linksMade: await prisma.candidateLink.findMany({
      where: { linkedById: userId, userId: { not: userId } },
      select: { linkedAt: true },
    }),
  }
}

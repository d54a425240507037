import { RoleEnum } from '#server/domains/accounts/user.ts'
import { InvitationDelivery } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput } from '#server/graphql/errors.ts'
import { newestByPrisma, rowsOf } from '#server/graphql/newest-first.ts'

// An invitation is an offer of an account, for an address that has none. It goes when it is accepted or revoked.

const DeliveryEnum = builder.enumType(InvitationDelivery, {
  name: 'InvitationDelivery',
  description:
    'State of the newest link: its mail waits, was accepted by the mail server, or was given up; without a mail server an admin was shown it.',
})

export const Invitation = builder.prismaObject('Invitation', {
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    role: t.expose('role', { type: RoleEnum }),
    candidateId: t.exposeString('candidateId', { nullable: true }),
    delivery: t.expose('delivery', { type: DeliveryEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isExpired: t.boolean({ resolve: ({ expiresAt }, _args, { db }) => expiresAt <= db.now() }),
    invitedBy: t.relation('invitedBy', {
      nullable: true,
      description: 'Who invited; null when that account is gone.',
    }),
  }),
})

/** An invitation whose link is under way, or shown. */
export interface InvitedShape {
  kind: 'Invited'
  id: string
  link: string | null
}

const Invited = builder.objectRef<InvitedShape>('Invited').implement({
  description: 'The invitation is made or sent again.',
  fields: (t) => ({
    invitation: t.prismaField({
      type: Invitation,
      resolve: (query, { id }, _args, { db }) => {
        const wanted = { ...query }
        return db.prisma.invitation.findUniqueOrThrow({ ...wanted, where: { id } })
      },
    }),
    link: t.exposeString('link', {
      nullable: true,
      description:
        'Without a mail server: the address to hand over to the invited person, which is told once. Who has it gets the account. Null when it is mailed.',
    }),
  }),
})

/** The result union of mutations that send an invitation. */
export const invitedUnion = (name: string) =>
  builder.unionType(name, { types: [Invited, InvalidInput], resolveType: ({ kind }) => kind })

const InvitationConnection = builder.connectionObject({
  type: Invitation,
  name: 'InvitationConnection',
  fields: (t) => ({ totalCount: t.int({ resolve: (_list, _args, { db }) => db.prisma.invitation.count() }) }),
})

builder.queryField('invitations', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: Invitation,
      description: 'The invitations that are not accepted yet, newest first. [admin]',
      resolve: (_root, args, context, info) =>
        newestByPrisma(args, 'createdAt', ({ beyond, ...page }) =>
          context.db.prisma.invitation.findMany({
            ...rowsOf(context, info),
            ...page,
            where: { AND: beyond },
          }),
        ),
    },
    InvitationConnection,
  ),
)

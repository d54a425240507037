import { RoleEnum } from '#server/domains/accounts/user.ts'
import { InvitationDelivery } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput } from '#server/graphql/errors.ts'

// An invitation is an offer of an account, for an address that has none. It goes when it is accepted or revoked.

const DeliveryEnum = builder.enumType(InvitationDelivery, {
  name: 'InvitationDelivery',
  description:
    'What became of the newest link: its mail waits, was taken by the mail server, or was given up; without a mail server an admin was shown it.',
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

builder.queryField('invitations', (t) =>
  t.prismaConnection(
    {
      authScopes: { admin: true },
      type: Invitation,
      cursor: 'id',
      description: 'The invitations that are not accepted yet, newest first. [admin]',
      totalCount: (_root, _args, { db }) => db.prisma.invitation.count(),
      resolve: (query, _root, _args, { db }) => {
        const wanted = { ...query }
        return db.prisma.invitation.findMany({ ...wanted, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
      },
    },
    { name: 'InvitationConnection' },
    { name: 'InvitationEdge' },
  ),
)

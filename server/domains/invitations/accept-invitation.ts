import { hashPassword } from '#server/auth/password.ts'
import { countBadLink } from '#server/domains/accounts/account-limits.ts'
import { LinkNotValid, type LinkNotValidShape } from '#server/domains/accounts/link-not-valid.ts'
import { openSession, SignedIn, type SignedInShape } from '#server/domains/accounts/open-session.ts'
import { passwordProblem } from '#server/domains/accounts/password-rules.ts'
import type { Invitation, Prisma, User } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { takeInvitation } from './accepted-invitation.ts'
import { findByToken } from './invitation-link.ts'

const AcceptInvitationResult = builder.unionType('AcceptInvitationResult', {
  types: [SignedIn, LinkNotValid, InvalidInput],
})

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    authScopes: { public: true },
    type: AcceptInvitationResult,
    description:
      'Makes the account of an invitation with the token of its link, and opens a session in this browser. [anyone]',
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => acceptInvitation(context, args),
  }),
)

async function acceptInvitation(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<SignedInShape | LinkNotValidShape | InvalidInputShape> {
  const { db } = context
  // The link before the password: who has a link that does not work needs no password.
  const found = await findByToken(db.prisma, token)
  if (!found || found.expiresAt <= db.now()) {
    await countBadLink(context)
    return found ? notValid.EXPIRED : notValid.UNKNOWN
  }
  const weakness = await passwordProblem(password, found.email)
  if (weakness !== undefined) return invalidInput([{ path: 'password', message: weakness }])
  const passwordHash = await hashPassword(password)
  const user = await db.prisma.$transaction(async (tx) => {
    // Of two uses at once the second waits here, and finds nothing.
    await tx.$executeRaw`SELECT FROM invitations WHERE id = ${found.id}::uuid FOR UPDATE`
    const invitation = await findByToken(tx, token)
    if (!invitation) return notValid.UNKNOWN
    if (invitation.expiresAt <= db.now()) return notValid.EXPIRED
    const account = await confirmAccount(tx, { invitation, passwordHash, now: db.now() })
    return account ? takeInvitation(tx, invitation, account.id) : hasAccount
  })
  if ('kind' in user) return user
  return (await openSession(context, user)) ?? notValid.UNKNOWN
}

/** @returns null when the address has an account by now. */
async function confirmAccount(
  tx: Prisma.TransactionClient,
  {
    invitation: { id, email },
    passwordHash,
    now,
  }: { invitation: Invitation; passwordHash: string; now: Date },
): Promise<User | null> {
  await tx.$executeRaw`
    INSERT INTO users (id, email, password_hash) VALUES (${id}::uuid, ${email}, ${passwordHash})
    ON CONFLICT (email) DO NOTHING`
  await tx.$executeRaw`SELECT FROM users WHERE email = ${email} FOR UPDATE`
  const user = await tx.user.findUniqueOrThrow({ where: { email } })
  if (user.emailVerifiedAt !== null || user.disabledAt !== null) return null
  return tx.user.update({ where: { email }, data: { passwordHash, emailVerifiedAt: now } })
}

const linkNotValid = (reason: LinkNotValidShape['reason'], message: string): LinkNotValidShape => ({
  kind: 'LinkNotValid',
  reason,
  message,
})

const notValid = {
  UNKNOWN: linkNotValid(
    'UNKNOWN',
    say`This invitation does not work. It may have been used already, a newer one may have been sent, or part of the link is missing.`,
  ),
  EXPIRED: linkNotValid('EXPIRED', say`This invitation is too old to work.`),
}
const hasAccount = linkNotValid(
  'UNKNOWN',
  say`Your address has an account already. Log in with its password, or set a new one.`,
)

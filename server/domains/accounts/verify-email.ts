import { passwordMatches } from '#server/auth/password.ts'
import { takeInvitationOf } from '#server/domains/invitations/accepted-invitation.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { countPassword } from './account-limits.ts'
import { LinkNotValid, type LinkNotValidShape, linkNotValid, refuseLink } from './link-not-valid.ts'
import { findToken, useToken } from './one-time-token.ts'

interface EmailVerifiedShape {
  kind: 'EmailVerified'
}

const EmailVerified = builder.objectRef<EmailVerifiedShape>('EmailVerified').implement({
  description: 'The address is confirmed; the user can sign in.',
  isTypeOf: isKind('EmailVerified'),
  fields: (t) => ({
    message: t.string({ resolve: () => say`Your email address is confirmed. You can sign in now.` }),
  }),
})

const VerifyEmailResult = builder.unionType('VerifyEmailResult', {
  types: [EmailVerified, LinkNotValid, InvalidInput],
})

builder.mutationField('verifyEmail', (t) =>
  t.field({
    authScopes: { public: true },
    type: VerifyEmailResult,
    description:
      'Confirms an address. Requires the token of the mailed link and the password of the sign-up that caused the mail; that password becomes the password of the account. Without it the answer is that of a wrong one. [anyone]',
    args: { token: t.arg.string({ required: true }), password: t.arg.string() },
    resolve: (_root, args, context) => verifyEmail(context, args.token, args.password ?? ''),
  }),
)

/**
 * Requires the link and the password of the sign-up: a stranger may have signed up with this address, and its owner may
 * follow the link by mistake.
 */
async function verifyEmail(
  context: Context,
  token: string,
  password: string,
): Promise<EmailVerifiedShape | LinkNotValidShape | InvalidInputShape> {
  const { prisma } = context.db
  const link = await findToken(prisma, context.db.now(), token, 'VERIFY_EMAIL')
  if (typeof link === 'string') return refuseLink(context, link)
  const { passwordHash } = link
  const isRight = await countPassword(context, link.userId)
  if (passwordHash === null || !(await passwordMatches(password, passwordHash))) return wrongPassword
  await isRight()
  return prisma.$transaction(async (tx) => {
    const used = await useToken(tx, context.db.now(), token, 'VERIFY_EMAIL')
    if (typeof used === 'string') return linkNotValid(used)
    const user = await tx.user.update({
      where: { id: used.userId, emailVerifiedAt: null },
      data: { passwordHash, emailVerifiedAt: context.db.now() },
    })
    await takeInvitationOf(tx, context.db.now(), user)
    return { kind: 'EmailVerified' }
  })
}

const wrongPassword = invalidInput([
  {
    path: 'password',
    message: say`This is not the password chosen in the sign-up that this link was sent for. If you signed up more than once, use the link in the other mail, or set a new password.`,
  },
])

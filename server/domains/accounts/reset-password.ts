import { hashPassword } from '#server/access/password.ts'
import { endSessions } from '#server/access/session.ts'
import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput } from '#server/errors.ts'
import { countLink, forgetSignIns } from './account-limits.ts'
import { LinkNotValid, type LinkNotValidShape, linkNotValid } from './link-not-valid.ts'
import { findToken, useToken } from './one-time-token.ts'
import { oweMail } from './owed-mail.ts'
import { passwordProblem } from './password-rules.ts'

interface PasswordResetShape {
  kind: 'PasswordReset'
}

const PasswordReset = builder.objectRef<PasswordResetShape>('PasswordReset').implement({
  description: 'The new password counts, and every session of the account has ended.',
  isTypeOf: (value) => (value as PasswordResetShape).kind === 'PasswordReset',
  fields: (t) => ({
    message: t.string({ resolve: () => 'Your new password is set. Please sign in with it.' }),
  }),
})

const ResetPasswordResult = builder.unionType('ResetPasswordResult', {
  types: [PasswordReset, LinkNotValid, InvalidInput],
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    authScopes: { public: true },
    type: ResetPasswordResult,
    description: 'Sets a new password with the token of the mailed link. [anyone]',
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => resetPassword(context, args),
  }),
)

async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<PasswordResetShape | LinkNotValidShape | InvalidInputShape> {
  const { prisma } = context.db
  await countLink(context)
  // The link first: nobody should think up a password for one that does not work. It is used up only at the end.
  const link = await findToken(prisma, token, 'RESET_PASSWORD')
  if (typeof link === 'string') return linkNotValid(link)
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id: link.userId } })
  const weakness = await passwordProblem(password, email)
  if (weakness !== undefined) return invalidInput([{ path: 'password', message: weakness }])

  const passwordHash = await hashPassword(password)
  const outcome = await prisma.$transaction(async (tx): Promise<PasswordResetShape | LinkNotValidShape> => {
    const used = await useToken(tx, token, 'RESET_PASSWORD')
    if (typeof used === 'string') return linkNotValid(used)
    const { userId } = used
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    // Whoever reads the mail owns the address.
    await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    })
    await endSessions(tx, { userId })
    await oweMail(tx, 'password-changed', email)
    return { kind: 'PasswordReset' }
  })
  context.post.nudge()
  if (outcome.kind === 'PasswordReset') await forgetSignIns(context, email)
  return outcome
}

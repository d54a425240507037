import { signDeviceToken } from '#server/auth/device-token.ts'
import { hashPassword } from '#server/auth/password.ts'
import { endSessions } from '#server/auth/session.ts'
import { isUsable } from '#server/auth/usable-account.ts'
import { takeInvitationOf } from '#server/domains/invitations/accepted-invitation.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { forgetSignIns } from './account-limits.ts'
import { LinkNotValid, type LinkNotValidShape, linkNotValid, refuseLink } from './link-not-valid.ts'
import { findToken, useToken } from './one-time-token.ts'
import { passwordProblem } from './password-rules.ts'
import { recordOwnChange } from './record-own-change.ts'

interface PasswordResetShape {
  kind: 'PasswordReset'
}

const PasswordReset = builder.objectRef<PasswordResetShape>('PasswordReset').implement({
  description: 'The password is changed, and all sessions of the account have ended.',
  isTypeOf: isKind('PasswordReset'),
  fields: (t) => ({
    message: t.string({ resolve: () => say`Your new password is set. Please sign in with it.` }),
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
  // Checks the link before the password, so that a user with an invalid link is told first. The link is used at the end.
  const link = await findToken(prisma, context.db.now(), token, 'RESET_PASSWORD')
  if (typeof link === 'string') return refuseLink(context, link)
  const user = await prisma.user.findUniqueOrThrow({ where: { id: link.userId } })
  if (!isUsable(user, context.env)) return refuseLink(context, 'UNKNOWN')
  const { email } = user
  const weakness = await passwordProblem(password, email)
  if (weakness !== undefined) return invalidInput([{ path: 'password', message: weakness }])

  const passwordHash = await hashPassword(password)
  const outcome = await prisma.$transaction(async (tx): Promise<PasswordResetShape | LinkNotValidShape> => {
    const used = await useToken(tx, context.db.now(), token, 'RESET_PASSWORD')
    if (typeof used === 'string') return linkNotValid(used)
    const { userId } = used
    await tx.user.update({
      where: { id: userId },
      // The mailed link proves that the user owns the address.
      data: { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? context.db.now() },
    })
    if (user.emailVerifiedAt === null) await takeInvitationOf(tx, context.db.now(), user)
    await endSessions(tx, context.db.now(), { userId })
    await recordOwnChange(tx, user, 'user.password-reset')
    await enqueueMail(tx, 'password-changed', email, { language: context.language })
    return { kind: 'PasswordReset' }
  })
  context.outboxWorker.wake()
  if (outcome.kind === 'PasswordReset') {
    await forgetSignIns(context, email)
    // Other people's guesses cannot use up the attempts of this browser.
    context.cookies.setDevice(await signDeviceToken(context.keys, link.userId))
  }
  return outcome
}

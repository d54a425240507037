import { hashPassword, passwordFits } from '#server/access/password.ts'
import { endSessions } from '#server/access/session.ts'
import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput } from '#server/errors.ts'
import { countPassword } from './account-limits.ts'
import { oweMail } from './owed-mail.ts'
import { passwordProblem } from './password-rules.ts'
import { signedIn } from './signed-in.ts'

interface PasswordChangedShape {
  kind: 'PasswordChanged'
}

const PasswordChanged = builder.objectRef<PasswordChangedShape>('PasswordChanged').implement({
  description: 'The new password counts. This session goes on, every other one has ended.',
  isTypeOf: (value) => (value as PasswordChangedShape).kind === 'PasswordChanged',
  fields: (t) => ({
    message: t.string({
      resolve: () => 'Your password is changed. Your other devices have been signed out.',
    }),
  }),
})

const ChangePasswordResult = builder.unionType('ChangePasswordResult', {
  types: [PasswordChanged, InvalidInput],
})

builder.mutationField('changePassword', (t) =>
  t.field({
    authScopes: { signedIn: true },
    type: ChangePasswordResult,
    description: 'Sets a new password for whoever asks and knows the present one. [signed in]',
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => changePassword(context, args),
  }),
)

async function changePassword(
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<PasswordChangedShape | InvalidInputShape> {
  const { user, session } = signedIn(context.viewer)
  const { prisma } = context.db
  const weakness = await passwordProblem(newPassword, user.email)
  if (weakness !== undefined) return invalidInput([{ path: 'newPassword', message: weakness }])

  const forgetAttempts = await countPassword(context, user.id)
  const { passwordHash: presentHash } = await prisma.user.findUniqueOrThrow({ where: { id: user.id } })
  if (!(await passwordFits(currentPassword, presentHash))) {
    return invalidInput([{ path: 'currentPassword', message: 'That is not your present password.' }])
  }
  await forgetAttempts()
  const passwordHash = await hashPassword(newPassword)
  await prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } })
    await endSessions(tx, { userId: user.id, id: { not: session.id } })
    await oweMail(tx, 'password-changed', user.email)
  })
  context.post.nudge()
  return { kind: 'PasswordChanged' }
}

import { hashPassword, passwordMatches } from '#server/auth/password.ts'
import { endSessions } from '#server/auth/session.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { countPassword } from './account-limits.ts'
import { passwordProblem } from './password-rules.ts'
import { recordOwnChange } from './record-own-change.ts'
import { signedIn } from './signed-in.ts'

interface PasswordChangedShape {
  kind: 'PasswordChanged'
}

const PasswordChanged = builder.objectRef<PasswordChangedShape>('PasswordChanged').implement({
  description:
    'The password is changed. This session stays open; all other sessions of the account have ended.',
  isTypeOf: isKind('PasswordChanged'),
  fields: (t) => ({
    message: t.string({
      resolve: () => say`Your password is changed. Your other devices have been signed out.`,
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
    description: "Changes the viewer's password; requires the present one. [signed in]",
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
  if (!(await passwordMatches(currentPassword, presentHash))) return wrongPassword
  await forgetAttempts()
  const passwordHash = await hashPassword(newPassword)
  const changed = await prisma.$transaction(async (tx) => {
    // Changes nothing if the password was reset meanwhile: a reset by mail has priority.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: presentHash },
      data: { passwordHash },
    })
    if (count === 0) return false
    await endSessions(tx, context.db.now(), { userId: user.id, id: { not: session.id } })
    await recordOwnChange(tx, user, 'user.password-changed')
    await enqueueMail(tx, 'password-changed', user.email, { language: context.language })
    return true
  })
  if (!changed) return wrongPassword
  context.outboxWorker.wake()
  return { kind: 'PasswordChanged' }
}

const wrongPassword = invalidInput([
  { path: 'currentPassword', message: say`That is not your present password.` },
])

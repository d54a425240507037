import { passwordMatches } from '#server/auth/password.ts'
import { isUsable } from '#server/auth/usable-account.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInputFrom, isKind } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { signInInput } from './account-input.ts'
import { countSignIn } from './account-limits.ts'
import { openSession, SignedIn, type SignedInShape } from './open-session.ts'

interface SignInRefusedShape {
  kind: 'SignInRefused'
  reason: 'credentials' | 'closed'
}
interface EmailNotConfirmedShape {
  kind: 'EmailNotConfirmed'
}
export type SignInOutcome = SignedInShape | SignInRefusedShape | EmailNotConfirmedShape | InvalidInputShape

const SignInRefused = builder.objectRef<SignInRefusedShape>('SignInRefused').implement({
  description:
    'The address and password do not belong together (it never says which is wrong), or the account is closed.',
  isTypeOf: isKind('SignInRefused'),
  fields: (t) => ({ message: t.string({ resolve: ({ reason }) => refusals[reason] }) }),
})

const refusals: Readonly<Record<SignInRefusedShape['reason'], string>> = {
  credentials: say`The email address or the password is not right. Please try again.`,
  closed: say`This account is closed. Please call or write to us if you think that this is a mistake.`,
}

const EmailNotConfirmed = builder.objectRef<EmailNotConfirmedShape>('EmailNotConfirmed').implement({
  description: 'The password is right, but the address is not confirmed yet: see `resendVerification`.',
  isTypeOf: isKind('EmailNotConfirmed'),
  fields: (t) => ({
    message: t.string({
      resolve: () => say`Please confirm your email address first. The link is in the mail that we sent you.`,
    }),
  }),
})

const SignInResult = builder.unionType('SignInResult', {
  types: [SignedIn, SignInRefused, EmailNotConfirmed, InvalidInput],
})

builder.mutationField('signIn', (t) =>
  t.field({
    authScopes: { public: true },
    type: SignInResult,
    description: 'Opens a session in this browser. [anyone]',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => signIn(context, args),
  }),
)

/**
 * Opens a session for the right password. Only its owner is told about a problem of the account.
 *
 * @throws TooManyAttempts
 */
export async function signIn(
  context: Context,
  args: { email: string; password: string },
): Promise<SignInOutcome> {
  const input = signInInput.safeParse(args)
  if (!input.success) return invalidInputFrom(input.error)
  const { email, password } = input.data
  const user = await context.db.prisma.user.findUnique({ where: { email } })
  const forgetAttempts = await countSignIn(context, email, user?.id)
  const fits = await passwordMatches(password, user?.passwordHash)
  if (!fits || !user) {
    context.refusals.noteAccess('wrong password', context.ip)
    return { kind: 'SignInRefused', reason: 'credentials' }
  }
  await forgetAttempts()
  if (!isUsable(user, context.env)) return { kind: 'SignInRefused', reason: 'closed' }
  if (user.emailVerifiedAt === null) return { kind: 'EmailNotConfirmed' }
  return (await openSession(context, user)) ?? { kind: 'SignInRefused', reason: 'credentials' }
}

import { passwordFits } from '#server/access/password.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInputFrom } from '#server/errors.ts'
import { signInInput } from './sign-in-input.ts'
import { ViewerType } from './viewer.ts'

interface SignedInShape {
  kind: 'SignedIn'
  viewer: Viewer
}
interface SignInRefusedShape {
  kind: 'SignInRefused'
  message: string
}

const SignedIn = builder.objectRef<SignedInShape>('SignedIn').implement({
  description: 'The session is open; its cookies came with this answer.',
  isTypeOf: (value) => (value as SignedInShape).kind === 'SignedIn',
  fields: (t) => ({ viewer: t.field({ type: ViewerType, resolve: (result) => result.viewer }) }),
})

const SignInRefused = builder.objectRef<SignInRefusedShape>('SignInRefused').implement({
  description:
    'The address and password do not belong together, or the account is closed. It never says which.',
  isTypeOf: (value) => (value as SignInRefusedShape).kind === 'SignInRefused',
  fields: (t) => ({ message: t.exposeString('message') }),
})

const SignInResult = builder.unionType('SignInResult', { types: [SignedIn, SignInRefused, InvalidInput] })

builder.mutationField('signIn', (t) =>
  t.field({
    authScopes: { public: true },
    type: SignInResult,
    description: 'Opens a session in this browser. [anyone]',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => signIn(context, args),
  }),
)

async function signIn(
  context: Context,
  args: { email: string; password: string },
): Promise<SignedInShape | SignInRefusedShape | InvalidInputShape> {
  const input = signInInput.safeParse(args)
  if (!input.success) return invalidInputFrom(input.error)
  const user = await context.db.prisma.user.findUnique({ where: { email: input.data.email } })
  const fits = await passwordFits(input.data.password, user?.passwordHash)
  const closed =
    user?.disabledAt !== null || user.emailVerifiedAt === null || (user.isDemo && !context.env.demo)
  if (!fits || !user || closed) {
    return {
      kind: 'SignInRefused',
      message: 'The email address or the password is not right. Please try again.',
    }
  }
  if (context.cookies.refresh !== undefined) await context.sessions.end(context.cookies.refresh)
  const tokens = await context.sessions.open(user)
  context.cookies.set(tokens)
  return { kind: 'SignedIn', viewer: await context.sessions.viewerOf(tokens.access) }
}

import { hashPassword } from '#server/auth/password.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { emailAddress } from './account-input.ts'
import { countMail } from './account-limits.ts'
import { passwordProblem } from './password-rules.ts'

interface SignUpReceivedShape {
  kind: 'SignUpReceived'
}

const SignUpReceived = builder.objectRef<SignUpReceivedShape>('SignUpReceived').implement({
  description: 'A mail is queued. The answer is the same whether or not the address has an account.',
  isTypeOf: isKind('SignUpReceived'),
  fields: (t) => ({
    message: t.string({
      resolve: () => say`Registration successful! Please check your email for verification.`,
    }),
  }),
})

const SignUpResult = builder.unionType('SignUpResult', { types: [SignUpReceived, InvalidInput] })

builder.mutationField('signUp', (t) =>
  t.field({
    authScopes: { public: true },
    type: SignUpResult,
    description:
      'Requests an account. `verifyEmail` with the token of the mailed link and this password confirms it. If the address already has an account, that account is not changed and its owner gets a mail about it. [anyone]',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => signUp(context, args),
  }),
)

async function signUp(
  context: Context,
  args: { email: string; password: string },
): Promise<SignUpReceivedShape | InvalidInputShape> {
  const address = emailAddress.safeParse(args.email)
  const problems = [
    ...(address.success ? [] : address.error.issues.map(({ message }) => ({ path: 'email', message }))),
  ]
  const weakness = await passwordProblem(args.password, address.data ?? '')
  if (weakness !== undefined) problems.push({ path: 'password', message: weakness })
  if (!address.success || problems.length > 0) return invalidInput(problems)

  const email = address.data
  await countMail(context, 'confirm-address', email)
  const passwordHash = await hashPassword(args.password)
  await context.db.prisma.$transaction(async (tx) => {
    await addUnconfirmed(tx, email, passwordHash)
    await enqueueMail(tx, 'confirm-address', email, { language: context.language, passwordHash })
  })
  context.outboxWorker.wake()
  return { kind: 'SignUpReceived' }
}

/**
 * Adds the account. A repeated sign-up replaces the password of an unconfirmed account, so that signing in with it answers
 * that the address is not confirmed; the link decides which password gets confirmed. The same statements run whether or
 * not the account exists, so that the response time does not tell. An invited address gets the id of its invitation, by which
 * the activity log knows it.
 */
async function addUnconfirmed(
  tx: Prisma.TransactionClient,
  email: string,
  passwordHash: string,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO users (id, email, password_hash)
    VALUES (coalesce((SELECT id FROM invitations WHERE email = ${email}), ${uuid7()}::uuid), ${email}, ${passwordHash})
    ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, updated_at = now()
      WHERE users.email_verified_at IS NULL`
}

import { hashPassword } from '#server/access/password.ts'
import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput } from '#server/errors.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { emailAddress } from './account-input.ts'
import { countMail } from './account-limits.ts'
import { oweMail } from './owed-mail.ts'
import { passwordProblem } from './password-rules.ts'

interface SignUpReceivedShape {
  kind: 'SignUpReceived'
}

const SignUpReceived = builder.objectRef<SignUpReceivedShape>('SignUpReceived').implement({
  description: 'A mail is on its way. The same answer whether or not the address has an account.',
  isTypeOf: (value) => (value as SignUpReceivedShape).kind === 'SignUpReceived',
  fields: (t) => ({
    message: t.string({
      resolve: () => 'Registration successful! Please check your email for verification.',
    }),
  }),
})

const SignUpResult = builder.unionType('SignUpResult', { types: [SignUpReceived, InvalidInput] })

builder.mutationField('signUp', (t) =>
  t.field({
    authScopes: { public: true },
    type: SignUpResult,
    description:
      'Asks for an account, which can be used once the mailed link has been followed. If there is one with this address already, its owner is told so by mail and it stays as it is. [anyone]',
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
  await countMail(context, email)
  const passwordHash = await hashPassword(args.password)
  await context.db.prisma.$transaction(async (tx) => {
    await addOrReplaceUnconfirmed(tx, email, passwordHash)
    await oweMail(tx, 'confirm-address', email)
  })
  context.post.nudge()
  return { kind: 'SignUpReceived' }
}

/**
 * Adds the account. One that was never confirmed is taken over with the new password, and the links mailed for the old
 * one die: else whoever signs up with somebody else's address would wait for its owner to confirm the wrong password.
 * The same statements run whether or not there is an account.
 */
async function addOrReplaceUnconfirmed(
  tx: Prisma.TransactionClient,
  email: string,
  passwordHash: string,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO users (id, email, password_hash) VALUES (${uuid7()}::uuid, ${email}, ${passwordHash})
    ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, updated_at = now()
      WHERE users.email_verified_at IS NULL`
  await tx.$executeRaw`
    DELETE FROM one_time_tokens USING users
    WHERE users.id = user_id AND email = ${email} AND email_verified_at IS NULL AND purpose = 'VERIFY_EMAIL'`
}

import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { badUserInput } from '#server/errors.ts'
import { emailAddress } from './account-input.ts'
import { countMail } from './account-limits.ts'
import { type AccountMail, oweMail } from './owed-mail.ts'

builder.mutationField('requestPasswordReset', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      'Mails a link that sets a new password. True whether or not the address has an account. [anyone]',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => requestMail(context, 'reset-password', email),
  }),
)

builder.mutationField('resendVerification', (t) =>
  t.boolean({
    authScopes: { public: true },
    description:
      'Mails the link that confirms an address again. True whether or not the address has an account. [anyone]',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => requestMail(context, 'confirm-address', email),
  }),
)

async function requestMail(context: Context, kind: AccountMail, email: string): Promise<true> {
  const address = emailAddress.safeParse(email)
  if (!address.success) throw badUserInput(address.error.issues[0]?.message ?? 'Email is required')
  await countMail(context, address.data)
  await oweMail(context.db.prisma, kind, address.data)
  context.post.nudge()
  return true
}

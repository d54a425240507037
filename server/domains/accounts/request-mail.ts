import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { type AccountMail, enqueueMail } from '#server/mail/outbox.ts'
import { emailAddress } from './account-input.ts'
import { countMail } from './account-limits.ts'

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
  if (!address.success) throw badUserInput(address.error.issues[0]?.message ?? say`Email is required`)
  await countMail(context, kind, address.data)
  await enqueueMail(context.db.prisma, kind, address.data, { language: context.language })
  context.outboxWorker.wake()
  return true
}

import { builder } from '#server/builder.ts'
import type { Context } from '#server/context.ts'
import { countLink } from './account-limits.ts'
import { LinkNotValid, type LinkNotValidShape, linkNotValid } from './link-not-valid.ts'
import { useToken } from './one-time-token.ts'

interface EmailVerifiedShape {
  kind: 'EmailVerified'
}

const EmailVerified = builder.objectRef<EmailVerifiedShape>('EmailVerified').implement({
  description: 'The address is confirmed; its owner can sign in.',
  isTypeOf: (value) => (value as EmailVerifiedShape).kind === 'EmailVerified',
  fields: (t) => ({
    message: t.string({ resolve: () => 'Your email address is confirmed. You can sign in now.' }),
  }),
})

const VerifyEmailResult = builder.unionType('VerifyEmailResult', { types: [EmailVerified, LinkNotValid] })

builder.mutationField('verifyEmail', (t) =>
  t.field({
    authScopes: { public: true },
    type: VerifyEmailResult,
    description: 'Confirms an address with the token of the mailed link. [anyone]',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, context) => verifyEmail(context, token),
  }),
)

async function verifyEmail(context: Context, token: string): Promise<EmailVerifiedShape | LinkNotValidShape> {
  await countLink(context)
  return context.db.prisma.$transaction(async (tx) => {
    const used = await useToken(tx, token, 'VERIFY_EMAIL')
    if (typeof used === 'string') return linkNotValid(used)
    await tx.user.updateMany({
      where: { id: used.userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    })
    return { kind: 'EmailVerified' }
  })
}

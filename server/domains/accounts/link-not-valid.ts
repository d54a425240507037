import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { countBadLink } from './account-limits.ts'
import type { LinkProblem } from './one-time-token.ts'

/** A mailed link that is not valid. */
export interface LinkNotValidShape {
  kind: 'LinkNotValid'
  reason: LinkProblem
  message: string
}

const LinkProblemEnum = builder.enumType('LinkProblem', {
  description: 'Why a mailed link is not valid.',
  values: {
    USED: { description: 'The link was used before; it works once.' },
    EXPIRED: { description: 'The link has expired.' },
    UNKNOWN: { description: 'The link is incomplete, or the account has changed since the mail was sent.' },
  } as const,
})

export const LinkNotValid = builder.objectRef<LinkNotValidShape>('LinkNotValid').implement({
  description: 'The link is not valid. Nothing was changed.',
  isTypeOf: isKind('LinkNotValid'),
  fields: (t) => ({
    reason: t.expose('reason', { type: LinkProblemEnum }),
    message: t.exposeString('message'),
  }),
})

const messages: Readonly<Record<LinkProblem, string>> = {
  USED: say`This link has been used already; each works once.`,
  EXPIRED: say`This link is too old to work.`,
  UNKNOWN: say`This link does not work. Part of it may be missing, or your account may have changed since it was sent.`,
}

export function linkNotValid(reason: LinkProblem): LinkNotValidShape {
  return { kind: 'LinkNotValid', reason, message: messages[reason] }
}

/** Counts the link and returns its fault. @throws TooManyAttempts */
export async function refuseLink(
  asker: Parameters<typeof countBadLink>[0],
  reason: LinkProblem,
): Promise<LinkNotValidShape> {
  await countBadLink(asker)
  return linkNotValid(reason)
}

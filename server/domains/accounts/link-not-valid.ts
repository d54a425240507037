import { builder } from '#server/builder.ts'
import type { LinkProblem } from './one-time-token.ts'

/** A mailed link that does not work (any more). */
export interface LinkNotValidShape {
  kind: 'LinkNotValid'
  reason: LinkProblem
  message: string
}

const LinkProblemEnum = builder.enumType('LinkProblem', {
  description: 'Why a mailed link does not work.',
  values: {
    USED: { description: 'It works once.' },
    EXPIRED: { description: 'It is too old.' },
    UNKNOWN: { description: 'It is incomplete, or a newer one took its place.' },
  } as const,
})

export const LinkNotValid = builder.objectRef<LinkNotValidShape>('LinkNotValid').implement({
  description: 'The link does not work (any more). Nothing was changed.',
  isTypeOf: (value) => (value as LinkNotValidShape).kind === 'LinkNotValid',
  fields: (t) => ({
    reason: t.expose('reason', { type: LinkProblemEnum }),
    message: t.exposeString('message'),
  }),
})

const messages: Readonly<Record<LinkProblem, string>> = {
  USED: 'This link has been used already; each works once.',
  EXPIRED: 'This link is too old to work.',
  UNKNOWN: 'This link does not work. Perhaps part of it is missing, or a newer one was sent to you.',
}

export function linkNotValid(reason: LinkProblem): LinkNotValidShape {
  return { kind: 'LinkNotValid', reason, message: messages[reason] }
}

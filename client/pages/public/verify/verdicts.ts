import type { VerifySlipQuery } from '#client/gql/graphql.ts'
import type { Tone } from '#client/ui/tone.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'

export type SlipCheck = NonNullable<VerifySlipQuery['verifyResultSlip']>

interface SlipVerdict {
  tone: Tone
  title: string
  text: string
}

/** What the page says of a slip. */
export function verdictOn({ state, revisedAt, slip }: SlipCheck, institute: string): SlipVerdict {
  switch (state) {
    case 'GENUINE':
      return {
        tone: 'success',
        title: 'Genuine',
        text: `${slip?.institute ?? institute} issued this slip, and the result has not changed since.`,
      }
    case 'REVISED': {
      const when = revisedAt ? ` on ${sayDate(revisedAt)}` : ''
      return {
        tone: 'warning',
        title: `Revised${when} (the paper shows the older values)`,
        text: `${slip?.institute ?? institute} issued this slip, and has changed the result since. Ask the candidate for a new slip.`,
      }
    }
    case 'WITHDRAWN':
      return {
        tone: 'danger',
        title: 'Withdrawn',
        text: `${slip?.institute ?? institute} issued this slip, and has taken the result back. The slip does not count.`,
      }
    case 'NOT_RELEASED':
      return {
        tone: 'warning',
        title: 'Not released',
        text: 'The result on this slip is not released. The slip does not count.',
      }
    case 'NOT_OURS':
      return {
        tone: 'danger',
        title: 'Not ours',
        text: `This slip is not from ${institute}, or its code was not read or typed as it is printed.`,
      }
  }
}

import type { VerifySlipQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { Tone } from '#client/ui/tone.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'

export type SlipCheck = NonNullable<VerifySlipQuery['verifyResultSlip']>

interface SlipVerdict {
  tone: Tone
  title: string
  text: string
}

/** What the page says of a slip. */
export function verdictOn({ state, revisedAt, slip }: SlipCheck, asked: string): SlipVerdict {
  const institute = slip?.institute ?? asked
  switch (state) {
    case 'GENUINE':
      return {
        tone: 'success',
        title: t('Genuine'),
        text: t('{institute} issued this slip, and the result has not changed since.', { institute }),
      }
    case 'REVISED': {
      return {
        tone: 'warning',
        title: revisedAt
          ? t('Revised on {day} (the paper shows the older values)', { day: sayDate(revisedAt) })
          : t('Revised (the paper shows the older values)'),
        text: t(
          '{institute} issued this slip, and has changed the result since. Ask the candidate for a new slip.',
          { institute },
        ),
      }
    }
    case 'WITHDRAWN':
      return {
        tone: 'danger',
        title: t('Withdrawn'),
        text: t('{institute} issued this slip, and has taken the result back. The slip does not count.', {
          institute,
        }),
      }
    case 'NOT_RELEASED':
      return {
        tone: 'warning',
        title: t('Not released'),
        text: t('The result on this slip is not released. The slip does not count.'),
      }
    case 'NOT_OURS':
      return {
        tone: 'danger',
        title: t('Not ours'),
        text: t('This slip is not from {institute}, or its code was not read or typed as it is printed.', {
          institute: asked,
        }),
      }
  }
}

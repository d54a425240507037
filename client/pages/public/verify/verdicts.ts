import { t } from '#client/locales/t.ts'
import type { Tone } from '#client/ui/tone.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { SlipCheck } from './load-slip.ts'

interface SlipVerdict {
  tone: Tone
  title: string
  text: string
}

/** The words of the page about a checked code. */
export function verdictOn(check: SlipCheck, asked: string): SlipVerdict {
  if (check === null)
    return {
      tone: 'danger',
      title: t('Unknown code'),
      text: t(
        '{institute} has no slip with this code: compare the code with the paper. A slip whose exam or candidate was deleted does not count.',
        { institute: asked },
      ),
    }
  const { state, revisedAt, slip } = check
  const { institute } = slip
  switch (state) {
    case 'GENUINE':
      return {
        tone: 'success',
        title: t('Genuine'),
        text: t('{institute} issued this slip, and the result has not changed since.', { institute }),
      }
    case 'REVISED':
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
    case 'WITHDRAWN':
      return {
        tone: 'danger',
        title: t('Withdrawn'),
        text: t('{institute} issued this slip, and has taken the result back. The slip does not count.', {
          institute,
        }),
      }
  }
}

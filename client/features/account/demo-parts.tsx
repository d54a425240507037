import { t } from '#client/locales/t.ts'
import type { DemoRow } from './set-up-query.ts'

const parts = ['entries', 'notices', 'resultFiles', 'studentLists', 'accounts', 'invitations'] as const

const words: Readonly<Record<(typeof parts)[number], (count: number) => string>> = {
  entries: (count) =>
    t('{count, plural, one {# entry of the website} other {# entries of the website}}', { count }),
  notices: (count) => t('{count, plural, one {# notice} other {# notices}}', { count }),
  resultFiles: (count) => t('{count, plural, one {# result file} other {# result files}}', { count }),
  studentLists: (count) => t('{count, plural, one {# student list} other {# student lists}}', { count }),
  accounts: (count) => t('{count, plural, one {# demo account} other {# demo accounts}}', { count }),
  invitations: (count) => t('{count, plural, one {# invitation} other {# invitations}}', { count }),
}

/** Parts that are removed with the demo. */
export function DemoParts({ demo }: { demo: DemoRow }) {
  const { keptEntries, staff } = demo
  return (
    <>
      <ul>
        {parts
          .filter((part) => demo[part] > 0)
          .map((part) => (
            <li key={part}>{words[part](demo[part])}</li>
          ))}
      </ul>
      {staff.length > 0 && (
        <p>
          {t('Demo accounts gave these accounts their role. They become students: {emails}', {
            emails: staff.join(', '),
          })}
        </p>
      )}
      {keptEntries > 0 && (
        <p>
          {t(
            '{count, plural, one {# entry of the demo stays: you have changed it, or one of yours needs it.} other {# entries of the demo stay: you have changed them, or yours need them.}}',
            { count: keptEntries },
          )}
        </p>
      )}
    </>
  )
}

import { t } from '#client/locales/t.ts'
import type { DemoRow } from './set-up-query.ts'

const numbers = new Intl.NumberFormat('en-IN')

const parts = ['entries', 'notices', 'resultFiles', 'studentLists', 'accounts'] as const

/** How many of a part there are; a single one has other words. */
const words: Readonly<Record<(typeof parts)[number], (count: number) => string>> = {
  entries: (count) =>
    count === 1 ? t('1 entry of the website') : t('{count} entries of the website', shown(count)),
  notices: (count) => (count === 1 ? t('1 notice') : t('{count} notices', shown(count))),
  resultFiles: (count) => (count === 1 ? t('1 result file') : t('{count} result files', shown(count))),
  studentLists: (count) => (count === 1 ? t('1 student list') : t('{count} student lists', shown(count))),
  accounts: (count) => (count === 1 ? t('1 demo account') : t('{count} demo accounts', shown(count))),
}

const shown = (count: number) => ({ count: numbers.format(count) })

/** What goes with the demo. */
export function DemoParts({ demo }: { demo: DemoRow }) {
  const { keptEntries } = demo
  return (
    <>
      <ul>
        {parts
          .filter((part) => demo[part] > 0)
          .map((part) => (
            <li key={part}>{words[part](demo[part])}</li>
          ))}
      </ul>
      {keptEntries > 0 && (
        <p>
          {keptEntries === 1
            ? t('1 entry of the demo stays: you have changed it, or one of yours needs it.')
            : t(
                '{count} entries of the demo stay: you have changed them, or yours need them.',
                shown(keptEntries),
              )}
        </p>
      )}
    </>
  )
}

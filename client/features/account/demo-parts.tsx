import type { DemoRow } from './set-up-query.ts'

const numbers = new Intl.NumberFormat('en-IN')

const parts = [
  { key: 'entries', one: 'entry of the website', more: 'entries of the website' },
  { key: 'notices', one: 'notice', more: 'notices' },
  { key: 'resultFiles', one: 'result file', more: 'result files' },
  { key: 'studentLists', one: 'student list', more: 'student lists' },
  { key: 'accounts', one: 'demo account', more: 'demo accounts' },
] as const

/** What goes with the demo. */
export function DemoParts({ demo }: { demo: DemoRow }) {
  const { changedEntries } = demo
  return (
    <>
      <ul>
        {parts
          .filter(({ key }) => demo[key] > 0)
          .map(({ key, one, more }) => (
            <li key={key}>
              {numbers.format(demo[key])} {demo[key] === 1 ? one : more}
            </li>
          ))}
      </ul>
      {changedEntries > 0 && (
        <p>
          {changedEntries === 1
            ? '1 entry of the demo that you have changed stays.'
            : `${numbers.format(changedEntries)} entries of the demo that you have changed stay.`}
        </p>
      )}
    </>
  )
}

import { t } from '#client/locales/t.ts'
import type { CollectionField } from './collections-query.ts'
import type { FormValue, FormValues } from './form-values.ts'

interface Differences {
  lists: { label: string; theirs: number; mine: number }[]
  /** The changes of both; absent where they are those of one. */
  both: FormValues | undefined
}

/** How a version differs from the one that somebody else has saved: lists of lines can keep the lines of both. */
export function differencesOf(
  fields: readonly CollectionField[],
  versions: { base: FormValues; mine: FormValues; theirs: FormValues },
): Differences {
  const { mine, theirs } = versions
  const both = mergeForms(fields, versions)
  const lists = fields.filter(isListOfLines).map(({ name, label }) => ({
    label,
    theirs: linesBeyond(theirs[name], mine[name]),
    mine: linesBeyond(mine[name], theirs[name]),
  }))
  return {
    lists: lists.filter((list) => list.theirs + list.mine > 0),
    both: isSame(both, mine) || isSame(both, theirs) ? undefined : both,
  }
}

export function ContentDifferences({ lists, both }: Differences) {
  return (
    <>
      {lists.map((list) => (
        <p key={list.label}>
          {t(
            '{label}: the saved version has {theirs, plural, one {# line} other {# lines}} that your version has not, and your version has {mine, plural, one {# line} other {# lines}} that the saved one has not.',
            list,
          )}
        </p>
      ))}
      {both && (
        <p>
          {t(
            '“Keep both” saves the changes of both. Where both have changed the same text, yours stays; of lines in a list both stay.',
          )}
        </p>
      )}
    </>
  )
}

interface Versions {
  /** The version that was edited. */
  base: FormValues
  mine: FormValues
  /** The values saved meanwhile. */
  theirs: FormValues
}

/**
 * Both changes of a version, as far as they do not exclude each other: where both have changed the same text, it is mine.
 * Lists of lines about candidates take the changed lines of both.
 */
function mergeForms(fields: readonly CollectionField[], { base, mine, theirs }: Versions): FormValues {
  const lists = new Set(fields.filter(isListOfLines).map(({ name }) => name))
  return Object.fromEntries(
    Object.entries({ ...theirs, ...mine }).map(([name, own]): [string, FormValue] => {
      const [before, saved] = [base[name] ?? '', theirs[name] ?? '']
      if (isSame(own, before)) return [name, saved]
      if (!lists.has(name)) return [name, own]
      return [name, mergeLines(linesOf(before), linesOf(own), linesOf(saved)).join('\n')]
    }),
  )
}

/** Lines of a list that one version has and another one has not. */
function linesBeyond(value: FormValue = '', other: FormValue = ''): number {
  const others = new Set(linesOf(other))
  return linesOf(value).filter((line) => !others.has(line)).length
}

/**
 * Such as payments: the lines are data, not text that is translated. Not whom something is for: a list of both versions might be
 * empty, which means everybody.
 */
const isListOfLines = ({ name, kind, isTranslated }: CollectionField): boolean =>
  kind === 'TEXTS' && !isTranslated && name !== 'onlyFor'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function mergeLines(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [before, own, saved] = [new Set(base), new Set(mine), new Set(theirs)]
  return [
    ...mine.filter((line) => saved.has(line) || !before.has(line)),
    ...theirs.filter((line) => !own.has(line) && !before.has(line)),
  ]
}

const linesOf = (value: FormValue): string[] =>
  typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : []

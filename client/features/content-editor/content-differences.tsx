import { t } from '#client/locales/t.ts'
import type { CollectionField } from './collections-query.ts'
import type { FormValues } from './form-values.ts'
import { isListOfLines, isSame, linesBeyond, mergeForms } from './merge-forms.ts'

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

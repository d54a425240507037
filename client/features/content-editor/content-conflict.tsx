import { t } from '#client/locales/t.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import type { CollectionField } from './collections-query.ts'
import type { FormValues } from './form-values.ts'
import { isListOfLines, isSame, linesBeyond, mergeForms } from './merge-forms.ts'

interface ContentConflictProps {
  message: string
  fields: readonly CollectionField[]
  /** The version that was edited; undefined when it is not known. */
  base: FormValues | undefined
  mine: FormValues
  theirs: FormValues
  /** Saves these values over what is saved. */
  onSave: (values: FormValues) => void
  onTakeTheirs: () => void
}

/** Asks what shall stay when an item was changed meanwhile: lists of lines can keep the lines of both. */
export function ContentConflict({
  message,
  fields,
  base,
  mine,
  theirs,
  onSave,
  onTakeTheirs,
}: ContentConflictProps) {
  const both = base && mergeForms(fields, { base, mine, theirs })
  const canKeepBoth = both !== undefined && !isSame(both, mine) && !isSame(both, theirs)
  const lists = fields.filter(isListOfLines).map(({ name, label }) => ({
    label,
    theirs: linesBeyond(theirs[name], mine[name]),
    mine: linesBeyond(mine[name], theirs[name]),
  }))
  return (
    <EditConflict
      message={t('{message} Your change is not saved yet.', { message })}
      onKeepBoth={canKeepBoth ? () => onSave(both) : undefined}
      onKeepMine={() => onSave(mine)}
      onTakeTheirs={onTakeTheirs}
    >
      {lists
        .filter((list) => list.theirs + list.mine > 0)
        .map((list) => (
          <p key={list.label}>
            {t(
              '{label}: the saved version has {theirs, plural, one {# line} other {# lines}} that your version has not, and your version has {mine, plural, one {# line} other {# lines}} that the saved one has not.',
              list,
            )}
          </p>
        ))}
      {canKeepBoth && (
        <p>
          {t(
            '“Keep both” saves the changes of both. Where both have changed the same text, yours stays; of lines in a list both stay.',
          )}
        </p>
      )}
    </EditConflict>
  )
}

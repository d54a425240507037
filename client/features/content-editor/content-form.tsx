import { type ReactNode, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { newId } from '#client/data/new-id.ts'
import { EditParts } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Collection, CollectionField } from './collections-query.ts'
import { ContentFields } from './content-fields.tsx'
import type { ContentItem } from './content-item.ts'
import { type FormValue, type FormValues, toData, toForm } from './form-values.ts'
import { MissingInDraft, UnknownNames } from './incomplete.tsx'
import { NepaliShownContext } from './nepali-field.tsx'
import { NepaliSwitch } from './nepali-switch.tsx'
import { savedToast } from './saved-toast.ts'
import { countTexts, hasTranslatedTexts } from './translation.ts'
import { useSaveContent } from './use-save-content.ts'

interface ContentFormProps {
  collection: Collection
  /** Null for a new item. */
  item: ContentItem | null
  /** Called with the id of the item that was saved. */
  onSaved: (id: string) => void
  /** More than controls of the fields, by which their values change. */
  renderTools?: ((form: FormTools) => ReactNode) | undefined
}

export interface FormTools {
  values: FormValues
  change: (name: string, value: FormValue) => void
  /** Whether the form holds anything that is not saved. */
  unsaved: boolean
  /** An error that keeps the form from being saved until it is undefined. */
  setOpenProblem: (problem: FormError | undefined) => void
}

interface Values {
  fields: FormValues
  /** Of a new item: sent again after its answer was lost, it is the same item. */
  newId: string
}

type Publication = 'DRAFT' | 'NOW' | 'AT'

/** Writes an item: as a draft, published, or published at a time. After a failure the typed values stay. */
export function ContentForm({ collection, item, onSaved, renderTools }: ContentFormProps) {
  const { toast } = useToast()
  const { key, fields, locked, lockedData } = collection
  const [ownId] = useState(newId)
  const offered = useMemo(() => toForm(fields, lockedData ?? item?.data ?? {}), [fields, item, lockedData])
  const saveContent = useSaveContent()
  const [publishAt, setPublishAt] = useState('')
  const content = useRef<HTMLFieldSetElement>(null)
  const openProblem = useRef<FormError>(undefined)
  const [nepaliShown, setNepaliShown] = useState(item?.translation.hasBegun ?? false)
  const keyOf = (id: string) => `content ${key} ${id}`
  const moment = instantOfNepalClock(publishAt)

  const form = useEditForm({
    key: keyOf(item?.id ?? 'new'),
    values: { fields: offered, newId: item ? '' : ownId },
    version: item?.version ?? 0,
    check: (_, publication: Publication = 'NOW') => [
      ...(openProblem.current ? [openProblem.current] : []),
      ...(publication === 'AT' && moment === undefined
        ? [{ path: 'publishAt', message: t('Enter day and time') }]
        : []),
    ],
    send: (values: Values, version = 0, publication = 'NOW') =>
      saveContent({
        collection: key,
        id: item?.id ?? values.newId,
        version,
        data: toData(fields, values.fields),
        publication,
        publishAt: (publication === 'AT' && moment) || null,
      }),
    savedKey: ({ id }) => keyOf(id),
    onSaved(saved, publication = 'NOW') {
      toast(savedToast({ collection, publication, before: item, saved }))
      onSaved(saved.id)
    },
    onTaken: ({ id }) => onSaved(id),
  })
  const { errors, busy, unsaved, conflict } = form
  const values = form.values.fields
  const setValues = (next: FormValues) => form.change({ fields: next })
  const changeValue = (name: string, value: FormValue) => setValues({ ...values, [name]: value })
  const differences =
    conflict &&
    differencesOf(fields, {
      base: form.edited.values.fields,
      mine: values,
      theirs: toForm(fields, conflict.current.data),
    })

  const submit = (action: Publication) =>
    form.save({
      action,
      // The day and time of the publication concern that publication alone.
      inputs: action === 'AT' ? (content.current?.form ?? null) : content.current,
    })

  function setOpenProblem(problem: FormError | undefined) {
    openProblem.current = problem
  }

  return (
    <Form errors={errors} onSubmit={() => submit('NOW')}>
      <EditParts
        form={form}
        theirs={() => differences && <ContentDifferences {...differences} />}
        onKeepBoth={
          differences?.both && (() => form.keep({ ...form.values, fields: differences.both ?? values }))
        }
      />
      {errors.length === 0 && <MissingInDraft problems={item?.problems ?? []} />}
      <UnknownNames names={item?.unknownNames ?? []} />
      {locked && (
        <Callout tone="warning" title={t('These settings come from a file')}>
          <p>
            {t(
              'The file that SITE_CONFIG names decides. Change it there, or start the server without it to edit the settings here.',
            )}
          </p>
        </Callout>
      )}
      <Fields ref={content} disabled={locked}>
        {!locked && hasTranslatedTexts(fields) && (
          <NepaliSwitch {...countTexts(fields, values)} checked={nepaliShown} onChange={setNepaliShown} />
        )}
        <NepaliShownContext value={nepaliShown}>
          <ContentFields fields={fields} values={values} onChange={changeValue} />
        </NepaliShownContext>
      </Fields>
      {renderTools?.({ values, change: changeValue, unsaved, setOpenProblem })}
      <FormActions data-needs-js hidden={locked}>
        <Button type="submit" busy={busy}>
          {t('Publish')}
        </Button>
        <Button type="button" variant="secondary" busy={busy} onClick={() => submit('DRAFT')}>
          {t('Save draft')}
        </Button>
      </FormActions>
      <p role="status">{unsaved ? t('Not saved yet. What you typed is kept in this tab.') : ''}</p>
      {item?.state === 'SCHEDULED' && item.publishAt && (
        <p>
          {t('This version is scheduled for {moment}. Saving another version cancels that.', {
            moment: sayInstant(item.publishAt),
          })}
        </p>
      )}
      <details
        hidden={locked}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          // The browser would press the form's first button: publish at once.
          event.preventDefault()
          if (!busy && !event.nativeEvent.isComposing) void submit('AT')
        }}
      >
        <summary>{t('Publish at a time')}</summary>
        <DayAndTimeField
          name="publishAt"
          label={t('Show from')}
          hint={t('Until then, what is published now stays.')}
          value={publishAt}
          onChange={setPublishAt}
        />
        <Button type="button" variant="secondary" size="small" busy={busy} onClick={() => submit('AT')}>
          {rich('Schedule<hidden> the publication</hidden>', {
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
          })}
        </Button>
      </details>
      {item && item.versions.length > 1 && (
        <VersionList
          versions={item.versions}
          unsaved={unsaved}
          onUse={(data) => setValues(toForm(fields, data))}
        />
      )}
    </Form>
  )
}

const Fields = styled(PlainFieldset)`
  gap: inherit;
`

type Version = ContentItem['versions'][number]

interface VersionListProps {
  versions: readonly Version[]
  /** Whether the form has unsaved changes. */
  unsaved: boolean
  /** Puts the values of a version into the form. */
  onUse: (data: Record<string, unknown>) => void
}

/** The history of an item. Publishing an earlier version undoes the later ones. */
function VersionList({ versions, unsaved, onUse }: VersionListProps) {
  const [chosenVersion, setChosenVersion] = useState<Version>()
  return (
    <details>
      <summary>{t('Earlier versions ({count})', { count: versions.length - 1 })}</summary>
      <List>
        {versions.map((version, index) => {
          const { number, savedAt, author } = version
          return (
            <li key={number}>
              <span>
                {rich('Version {number}: {date}', { number, date: <ShownDate at={savedAt} withTime /> })}
                <small>
                  {author ?? t('Sample content')}, <VersionState {...version} />
                </small>
              </span>
              {index > 0 && (
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => (unsaved ? setChosenVersion(version) : onUse(version.data))}
                >
                  {rich('Use<hidden> version {number}</hidden>', {
                    number,
                    hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                  })}
                </Button>
              )}
            </li>
          )
        })}
      </List>
      <ConfirmDialog
        open={chosenVersion !== undefined}
        onClose={() => setChosenVersion(undefined)}
        onConfirm={() => {
          if (chosenVersion) onUse(chosenVersion.data)
          setChosenVersion(undefined)
        }}
        title={t('Replace what is in the form?')}
        confirmLabel={t('Use version {number}', { number: chosenVersion?.number ?? '' })}
      >
        <p>{t('Changes that are not saved are lost. To keep them, cancel and save a draft first.')}</p>
      </ConfirmDialog>
    </details>
  )
}

function VersionState({ publishAt, isScheduled }: Pick<Version, 'publishAt' | 'isScheduled'>) {
  if (!publishAt) return t('draft')
  if (!isScheduled) return t('published')
  return rich('scheduled for {date}', { date: <ShownDate at={publishAt} withTime /> })
}

const List = styled(PlainList)`
  display: grid;
  margin-top: ${space[2]};

  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[2]};
    border-top: 1px solid ${color('line')};
  }
  & small {
    display: block;
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

interface Differences {
  lists: { label: string; theirs: number; mine: number }[]
  /** The changes of both; absent where they are those of one. */
  both: FormValues | undefined
}

/** How a version differs from the one that somebody else has saved: lists of lines can keep the lines of both. */
function differencesOf(
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

function ContentDifferences({ lists, both }: Differences) {
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
    Object.entries({ ...theirs, ...mine }).map(([name, draft]): [string, FormValue] => {
      const [before, saved] = [base[name] ?? '', theirs[name] ?? '']
      if (isSame(draft, before)) return [name, saved]
      if (!lists.has(name)) return [name, draft]
      return [name, mergeLines(linesOf(before), linesOf(draft), linesOf(saved)).join('\n')]
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
  const [before, draft, saved] = [new Set(base), new Set(mine), new Set(theirs)]
  return [
    ...mine.filter((line) => saved.has(line) || !before.has(line)),
    ...theirs.filter((line) => !draft.has(line) && !before.has(line)),
  ]
}

const linesOf = (value: FormValue): string[] =>
  typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : []

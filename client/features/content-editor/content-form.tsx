import { type ReactNode, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { saveFailure } from '#client/data/change-failure.ts'
import { newId } from '#client/data/new-id.ts'
import { rich, t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DayAndTimeField } from '#client/ui/day-and-time-field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { inputProblems } from '#client/ui/input-problems.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Collection } from './collections-query.ts'
import { ContentConflict } from './content-conflict.tsx'
import { ContentFields } from './content-fields.tsx'
import type { ContentItem } from './content-item.ts'
import { type FormValue, type FormValues, toData, toForm } from './form-values.ts'
import { MissingInDraft, UnknownNames } from './incomplete.tsx'
import { NepaliShownContext } from './nepali-field.tsx'
import { NepaliSwitch } from './nepali-switch.tsx'
import { savedToast } from './saved-toast.ts'
import { countTexts, hasTranslatedTexts } from './translation.ts'
import { useSaveContent } from './use-save-content.ts'
import { VersionList } from './version-list.tsx'

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
  /** Keeps the form from being saved until what it says is done; undefined when it is. */
  setOpenProblem: (problem: FormError | undefined) => void
}

interface Draft {
  values: FormValues
  /** The version that was edited, 0 for a new item. */
  version: number
  /** Of a new item: sent again after its answer was lost, it is the same item. */
  newId: string
}

type Publication = 'DRAFT' | 'NOW' | 'AT'

interface Conflict {
  message: string
  /** Of the item, which somebody else may have made. */
  id: string
  /** Version that somebody else has saved. */
  version: number
  theirs: FormValues
  /** Intended state of the own version. */
  publication: Publication
}

/** Writes an item: as a draft, published, or published at a time. After a failure the typed values stay. */
export function ContentForm({ collection, item, onSaved, renderTools }: ContentFormProps) {
  const { toast } = useToast()
  const { key, fields, locked, lockedData } = collection
  const [ownId] = useState(newId)
  const offered = useMemo<Draft>(
    () => ({
      values: toForm(fields, lockedData ?? item?.data ?? {}),
      version: item?.version ?? 0,
      newId: ownId,
    }),
    [fields, item, lockedData, ownId],
  )
  const draftKey = (id: string) => `content ${key} ${id}`
  const { draft, unsaved, restored, change, drop, settle } = useDraft<Draft>(
    draftKey(item?.id ?? 'new'),
    offered,
  )
  const { save, busy } = useSaveContent()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [publishAt, setPublishAt] = useState('')
  const content = useRef<HTMLFieldSetElement>(null)
  const openProblem = useRef<FormError>(undefined)
  const [nepaliShown, setNepaliShown] = useState(item?.translation.hasBegun ?? false)

  // Of a new item, nothing was there.
  const edited = draft.version === 0 ? {} : item?.versions.find((one) => one.number === draft.version)?.data

  async function submit(publication: Publication, version = draft.version, values = draft.values) {
    setErrors([])
    setConflict(undefined)
    // The day and time of the publication concern that publication alone.
    const inputs = publication === 'AT' ? content.current?.form : content.current
    const problems = inputs ? inputProblems(inputs) : []
    if (openProblem.current) problems.push(openProblem.current)
    if (problems.length > 0) return setErrors(problems)
    const at = publication === 'AT' ? instantOfNepalClock(publishAt) : undefined
    if (publication === 'AT' && at === undefined) {
      return setErrors([{ path: 'publishAt', message: t('Enter day and time') }])
    }
    try {
      const saved = await save({
        collection: key,
        id: item?.id ?? draft.newId,
        version,
        data: toData(fields, values),
        publication,
        publishAt: at ?? null,
      })
      if (saved.__typename === 'InvalidInput') return setErrors(saved.fields)
      if (saved.__typename === 'ContentConflict') {
        const { id, version: newest, data } = saved.current
        const theirs = toForm(fields, data)
        return setConflict({ message: saved.message, id, version: newest, theirs, publication })
      }
      settle({ ...draft, values }, { version: saved.version }, draftKey(saved.id))
      toast(savedToast({ collection, publication, before: item, saved }))
      onSaved(saved.id)
    } catch (error) {
      setErrors(saveFailure(error))
    }
  }

  function changeValue(name: string, value: FormValue) {
    const { version, newId } = draft
    change({ version, newId, values: { ...draft.values, [name]: value } })
  }

  function setOpenProblem(problem: FormError | undefined) {
    openProblem.current = problem
  }

  function takeTheirs(id: string) {
    drop()
    setConflict(undefined)
    onSaved(id)
  }

  return (
    <Form errors={errors} onSubmit={() => submit('NOW')}>
      {conflict && (
        <ContentConflict
          message={conflict.message}
          fields={fields}
          base={edited && toForm(fields, edited)}
          mine={draft.values}
          theirs={conflict.theirs}
          onSave={(values) => {
            change({ version: conflict.version, values })
            void submit(conflict.publication, conflict.version, values)
          }}
          onTakeTheirs={() => takeTheirs(conflict.id)}
        />
      )}
      <RestoredDraft restored={restored} onDiscard={drop} />
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
          <NepaliSwitch
            {...countTexts(fields, draft.values)}
            checked={nepaliShown}
            onChange={setNepaliShown}
          />
        )}
        <NepaliShownContext value={nepaliShown}>
          <ContentFields fields={fields} values={draft.values} onChange={changeValue} />
        </NepaliShownContext>
      </Fields>
      {renderTools?.({ values: draft.values, change: changeValue, unsaved, setOpenProblem })}
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
          onUse={(data) => change({ version: draft.version, values: toForm(fields, data) })}
        />
      )}
    </Form>
  )
}

const Fields = styled.fieldset`
  display: grid;
  gap: inherit;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

import { type ReactNode, useMemo, useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import type { Collection } from './collections-query.ts'
import { ContentFields } from './content-fields.tsx'
import type { ContentItem } from './content-item.ts'
import { type FormValue, type FormValues, toData, toForm } from './form-values.ts'
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
}

interface Draft {
  values: FormValues
  /** The version that was edited, 0 for a new item. */
  version: number
}

/** Writes an item: as a draft, published, or published at a time. Whatever goes wrong, what was typed stays. */
export function ContentForm({ collection, item, onSaved, renderTools }: ContentFormProps) {
  const { toast } = useToast()
  const { key, fields, locked } = collection
  const offered = useMemo<Draft>(
    () => ({ values: toForm(fields, item?.data ?? {}), version: item?.version ?? 0 }),
    [fields, item],
  )
  const { draft, unsaved, restored, change, drop } = useDraft<Draft>(
    `content ${key} ${item?.id ?? 'new'}`,
    offered,
  )
  const { save, busy } = useSaveContent()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [conflict, setConflict] = useState<{ message: string; version: number }>()
  const [publishAt, setPublishAt] = useState('')

  async function submit(publication: 'DRAFT' | 'NOW' | 'AT') {
    setErrors([])
    setConflict(undefined)
    const at = publication === 'AT' ? instantOfNepalClock(publishAt) : undefined
    if (publication === 'AT' && at === undefined) {
      return setErrors([{ path: 'publishAt', message: 'Choose a time in the future' }])
    }
    try {
      const saved = await save({
        collection: key,
        id: item?.id ?? null,
        version: draft.version,
        data: toData(fields, draft.values),
        publication,
        publishAt: at ?? null,
      })
      if (saved.__typename === 'InvalidInput') return setErrors(saved.fields)
      if (saved.__typename === 'ContentConflict') {
        return setConflict({ message: saved.message, version: saved.current.version })
      }
      drop()
      toast({ title: messages[publication], tone: 'success' })
      onSaved(saved.id)
    } catch (error) {
      const message = errorMessage(error).replace(/\.$/, '')
      setErrors([{ path: '', message: `${message}. Nothing was saved; you can try again.` }])
    }
  }

  function changeValue(name: string, value: FormValue) {
    change({ version: draft.version, values: { ...draft.values, [name]: value } })
  }

  function takeTheirs() {
    drop()
    setConflict(undefined)
    if (item) onSaved(item.id)
  }

  return (
    <Form errors={errors} onSubmit={() => submit('NOW')}>
      {conflict && (
        <EditConflict
          message={conflict.message}
          onKeepMine={() => {
            change({ version: conflict.version, values: draft.values })
            setConflict(undefined)
          }}
          onTakeTheirs={takeTheirs}
        />
      )}
      {restored && (
        <Callout role="status" title="This is what you typed before, and did not save.">
          <p>
            <Button variant="secondary" size="small" onClick={drop}>
              Discard it
            </Button>
          </p>
        </Callout>
      )}
      {locked && (
        <Callout tone="warning" title="These settings come from a file">
          <p>
            The file that SITE_CONFIG names decides. Change it there, or start the server without it to edit
            the settings here.
          </p>
        </Callout>
      )}
      <ContentFields fields={fields} values={draft.values} onChange={changeValue} />
      {renderTools?.({ values: draft.values, change: changeValue })}
      <FormActions data-needs-js hidden={locked}>
        <Button type="submit" busy={busy}>
          Publish
        </Button>
        <Button type="button" variant="secondary" disabled={busy} onClick={() => submit('DRAFT')}>
          Save draft
        </Button>
      </FormActions>
      <p role="status">{unsaved ? 'Not saved yet. What you typed is kept in this tab.' : ''}</p>
      <details>
        <summary>Publish at a time</summary>
        <Field name="publishAt" label="Show to visitors from" hint="In A.D., Nepal time.">
          <TextInput
            type="datetime-local"
            value={publishAt}
            onChange={(event) => setPublishAt(event.currentTarget.value)}
          />
        </Field>
        <Button type="button" variant="secondary" size="small" disabled={busy} onClick={() => submit('AT')}>
          Schedule
        </Button>
      </details>
      {item && item.versions.length > 1 && (
        <VersionList
          versions={item.versions}
          onUse={(data) => change({ version: draft.version, values: toForm(fields, data) })}
        />
      )}
    </Form>
  )
}

const messages = {
  NOW: 'Published. Visitors see it now.',
  DRAFT: 'Draft saved. Visitors do not see it.',
  AT: 'Scheduled. Visitors see it from then on.',
} as const

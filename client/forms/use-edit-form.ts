import { useRef, useState } from 'react'
import { changeFailure, failureMessage, saveFailure } from '#client/data/change-failure.ts'
import { fieldName } from '#client/data/field-name.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from './use-draft.ts'

interface Refusal {
  __typename?: 'InvalidInput'
  fields: readonly FormError[]
}

interface Conflict {
  __typename?: `${string}Conflict`
  message: string
  current: object
}

/** The record in a result that is a conflict. */
type Current<Result> =
  Extract<Result, { __typename?: `${string}Conflict` }> extends { current: infer Record } ? Record : never
/** A result that is neither problems nor a conflict. */
type Saved<Result> = Exclude<
  NonNullable<Result>,
  { __typename?: 'InvalidInput' } | { __typename?: `${string}Conflict` }
>

interface EditFormOptions<Values extends object, Result, Action> {
  /** Of the draft that this tab keeps; without it nothing is kept, as of choices. */
  key?: string | undefined
  /** Initial values of the fields. */
  values: Values
  /** Version of the record with these values, 0 for a new one; absent without an optimistic lock. */
  version?: number | undefined
  /** Problems that are known before anything is sent. */
  check?: (values: Values, action: Action | undefined) => readonly FormError[] | Promise<readonly FormError[]>
  send: (values: Values, version: number | undefined, action: Action | undefined) => Promise<Result>
  onSaved: (saved: Saved<Result>, action: Action | undefined) => unknown
  /** Values of the present record, where those above do not follow it. */
  valuesOf?: (current: Current<Result>) => Values
  /** Called when the saved version replaces the draft. */
  onTaken?: (current: Current<Result>) => void
  /** Key of the form of the saved record, where that is another one. */
  savedKey?: (saved: Saved<Result>) => string
  /** Whether the form goes once it is saved: until the answer it takes no changes. */
  closes?: boolean
  /** Advice for an unknown outcome. */
  advice?: string
  /** Title of a toast that tells a failure, too. */
  failed?: string
}

interface SaveOptions<Values, Action> {
  values?: Values
  /** Version of the record that is replaced; by default the one that was edited. */
  version?: number | undefined
  /** Which of several ways to save. */
  action?: Action | undefined
  /** Where inputs may hold invalid text. */
  inputs?: HTMLFormElement | HTMLFieldSetElement | null
}

/**
 * The state of a form: draft, errors, conflict with a newer record, unknown outcome. The draft survives a reload, a new sign-in
 * and every failure.
 */
export function useEditForm<Values extends object, Result, Action = undefined>(
  o: EditFormOptions<Values, Result, Action>,
) {
  const { toast } = useToast()
  const { busy, errors, attempt } = useAttempt((error) => {
    if (o.failed !== undefined) toast(failureMessage(error, o.failed))
    // A change that was made already is no conflict, so a version can be sent twice.
    return o.version === undefined ? changeFailure(error, o.advice) : saveFailure(error)
  })
  const draft = useDraft<Values>(o.key, o, o.closes === true && busy)
  const [conflict, setConflict] = useState<{ message: string; current: Current<Result> }>()
  const lastAction = useRef<Action>(undefined)

  async function work({ values = draft.values, action, inputs, ...over }: SaveOptions<Values, Action>) {
    const problems = [...(inputs ? inputProblems(inputs) : []), ...((await o.check?.(values, action)) ?? [])]
    if (problems.length > 0) return problems
    setConflict(undefined)
    lastAction.current = action
    const result = await o.send(values, over.version ?? draft.edited.version, action)
    if (isRefusal(result)) return result.fields.map((one) => ({ ...one, path: fieldName(one.path) }))
    if (isConflict(result)) {
      // Fields that follow the record would show the present one.
      draft.holdSent(values)
      const isRetry = errors.some(({ isUnknown }) => isUnknown)
      setConflict({
        message: isRetry
          ? t('{message} Your last attempt may have done that.', result)
          : t('{message} Your change is not saved yet.', result),
        current: result.current as Current<Result>,
      })
      return []
    }
    if (!result) throw new Error(t('The server did not answer as expected. Please try again.'))
    const saved = result as Saved<Result>
    draft.settle(
      { values, version: o.version === undefined ? undefined : versionOf(saved) },
      o.savedKey?.(saved),
    )
    await o.onSaved(saved, action)
    return []
  }
  const save = (options: SaveOptions<Values, Action> = {}) => attempt(() => work(options))

  /** @param values to save over the present record. */
  function keep(values = draft.values) {
    if (!conflict) return
    const version = versionOf(conflict.current)
    draft.hold(values, { values: o.valuesOf?.(conflict.current) ?? o.values, version })
    return save({ values, version, action: lastAction.current })
  }
  function takeTheirs() {
    if (!conflict) return
    const { current } = conflict
    draft.discard(o.valuesOf && { values: o.valuesOf(current), version: versionOf(current) })
    setConflict(undefined)
    o.onTaken?.(current)
  }
  return {
    ...draft,
    busy,
    errors,
    save,
    conflict,
    keep,
    takeTheirs,
    clearErrors: () => attempt(async () => []),
  }
}

/** The state of a form, as its components need it. */
export type EditForm<Values, Current = unknown> = Pick<
  ReturnType<typeof useEditForm<object, unknown>>,
  'unsaved' | 'restored' | 'discards' | 'busy' | 'errors' | 'takeTheirs'
> & {
  values: Values
  change: (part: Partial<Values>) => void
  conflict: { message: string; current: Current } | undefined
  save: (options: { inputs: HTMLFormElement }) => unknown
  keep: () => unknown
  discard: () => void
}

const isRefusal = (result: unknown): result is Refusal =>
  (result as Refusal | null)?.__typename === 'InvalidInput'

const isConflict = (result: unknown): result is Conflict =>
  (result as Conflict | null)?.__typename?.endsWith('Conflict') === true

const versionOf = (record: unknown) => (record as { version?: number }).version

/** The problems of the inputs of a form, or of a part of it, such as a day that is not understood. */
function inputProblems(form: HTMLFormElement | HTMLFieldSetElement): FormError[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && (element.validity.customError || element.validity.badInput)
      ? [{ path: element.name, message: element.validationMessage }]
      : [],
  )
}

import type { PublishExamResultsInput } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { instantOfNepalClock, showInstant } from '#client/ui/nepal-time.ts'
import type { PublishDraft } from './publish-draft.ts'

/** The API's input for what the form holds. */
export function publishInput({
  examId,
  examTitle,
  examDate,
  releaseAt,
}: PublishDraft): PublishExamResultsInput {
  return {
    examId: examId.trim(),
    examTitle: examTitle.trim() || null,
    examDate: examDate || null,
    releaseAt: instantOfNepalClock(releaseAt) ?? null,
  }
}

/**
 * Inputs whose content the browser itself does not understand: it hands on an empty text for them, which would mean
 * "no date" and "at once".
 */
export function halfFilled(form: HTMLFormElement): FormError[] {
  const messages: Record<string, string> = {
    examDate: 'Enter the whole exam date',
    releaseAt: 'Enter both day and time, or leave it empty',
  }
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement) || !element.validity.badInput) return []
    const message = messages[element.name]
    return message === undefined ? [] : [{ path: element.name, message }]
  })
}

/** The fields that an answer complains about, by the names they have in the form. */
export function formErrors(fields: readonly FormError[]): FormError[] {
  const named = ['examId', 'examTitle', 'examDate', 'releaseAt']
  return fields.map(({ path, message }) => {
    const name = path.replace(/^input\./, '')
    return { path: named.includes(name) ? name : '', message }
  })
}

/** When candidates will see the results, for a sentence. */
export function releaseWords(releaseAt: string, now: number): string {
  const instant = instantOfNepalClock(releaseAt)
  if (instant === undefined || Date.parse(instant) <= now) return 'as soon as you publish'
  const { day, time } = showInstant(instant)
  return `from ${day}, ${time} (Nepal time)`
}

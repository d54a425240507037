import type {
  PublishExamResultsInput,
  RevisionReason,
  SecondSecret,
  StagedResultsFragment,
} from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import { dateParts } from '#shared/calendar/show-dates.ts'

/** What the publish form holds, as its inputs hold it. */
export interface PublishDraft {
  examId: string
  examTitle: string
  /** `yyyy-MM-dd` */
  examDate: string
  /** `yyyy-MM-ddTHH:mm` on Kathmandu's clock; empty: at once. */
  releaseAt: string
  /** Whether title, date and release are public until then. */
  announced: boolean
  /** Null: as the exam has it. */
  secondSecret: SecondSecret | null
  /** Whether the file wins for good over files that are released after it. */
  overrulesWaiting: boolean
  /** Why results that candidates can see change; empty until chosen. */
  revisionReason: RevisionReason | ''
  revisionWords: string
  /** Whether the change leaves no public trace. */
  replacesEarly: boolean
}

/** Names of its fields. */
export const publishFields = [
  'examId',
  'examTitle',
  'examDate',
  'releaseAt',
  'secondSecret',
  'overrulesWaiting',
  'revisionReason',
  'revisionWords',
  'replacesEarly',
] satisfies (keyof PublishDraft)[]

/** The API's input for what the form holds. */
export function publishInput(
  { examId, examTitle, examDate, secondSecret, overrulesWaiting, ...draft }: PublishDraft,
  revision: RevisionOfForm,
): Omit<PublishExamResultsInput, 'confirmedFindings' | 'previousTitle' | 'previousDate' | 'previousSecret'> {
  const releaseAt = instantOfNepalClock(draft.releaseAt) ?? null
  return {
    examId: examId.trim(),
    examTitle: examTitle.trim() || null,
    examDate: examDate || null,
    releaseAt,
    announced: releaseAt !== null && draft.announced,
    secondSecret,
    overrulesWaiting,
    replacesEarly: revision.mayReplaceEarly && draft.replacesEarly,
    revisionReason: (revision.files.length > 0 && draft.revisionReason) || null,
    revisionWords: draft.revisionWords.trim() || null,
  }
}

export interface RevisionOfForm {
  /** Files with results that it changes and that candidates can see before it. */
  files: StagedResultsFragment['revises']
  /** Whether it may replace them without a public trace. */
  mayReplaceEarly: boolean
}

const EARLY_MS = 10 * 60_000

/** @param releaseAt as the input holds it. */
export function revisionOf(
  revises: StagedResultsFragment['revises'],
  releaseAt: string,
  now: number,
): RevisionOfForm {
  const release = Date.parse(instantOfNepalClock(releaseAt) ?? '') || 0
  // One with the same release is covered from then on.
  const files = revises.filter(({ visibleFrom }) => {
    const from = Date.parse(visibleFrom)
    return from <= now || from < release
  })
  const isEarly = files.every((file) => Date.parse(file.visibleFrom) > now - EARLY_MS)
  return { files, mayReplaceEarly: files.length > 0 && isEarly && release <= now }
}

/**
 * Inputs whose content the browser itself does not understand: it hands on an empty text for them, which would mean
 * "no date" and "at once".
 */
export function halfFilled(form: HTMLFormElement): FormError[] {
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement) || !isHalfFilled(element)) return []
    return [{ path: element.name, message: element.validationMessage }]
  })
}

const isHalfFilled = ({ validity }: HTMLInputElement) => validity.badInput || validity.customError

/** The files that are released after one with this release time, and whether that one wins over them without being told to. */
export function releasedLater<
  File extends Pick<StagedResultsFragment['waiting'][number], 'releaseAt' | 'overruledFrom'>,
>(waiting: readonly File[], releaseAt: string, now: number): (File & { isOverruled: boolean })[] {
  const own = Math.max(Date.parse(instantOfNepalClock(releaseAt) ?? '') || 0, now)
  return waiting
    .filter((file) => Date.parse(file.releaseAt) > own)
    .map((file) => ({ ...file, isOverruled: Date.parse(file.overruledFrom ?? '') <= own }))
}

/** When candidates will see the results, for a sentence. */
export function releaseWords(releaseAt: string, now: number): string {
  const instant = instantOfNepalClock(releaseAt)
  if (instant === undefined || Date.parse(instant) <= now) return t('as soon as you publish')
  const { date, beside } = dateParts(instant, true)
  return t('from {date} ({note})', { date, note: [t('Nepal time'), beside].filter(Boolean).join('; ') })
}

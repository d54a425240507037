import type {
  PublishExamResultsInput,
  RevisionReason,
  SecondSecret,
  StagedResultsFragment,
} from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { instantOfNepalClock } from '#shared/calendar/nepal-time.ts'
import { dateParts } from '#shared/calendar/show-dates.ts'

/** Values of the publish form's inputs. */
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
  /** Why results that candidates can see change; empty until chosen. */
  revisionReason: RevisionReason | ''
  revisionWords: string
}

/** Names of its fields. */
export const publishFields = [
  'examId',
  'examTitle',
  'examDate',
  'releaseAt',
  'secondSecret',
  'revisionReason',
  'revisionWords',
] satisfies (keyof PublishDraft)[]

/** The form's values as input of the API. */
export function publishInput(
  { examId, examTitle, examDate, secondSecret, ...draft }: PublishDraft,
  { isRevision, examVersion }: Pick<StagedResultsFragment, 'isRevision' | 'examVersion'>,
): Omit<PublishExamResultsInput, 'confirmedFindings'> {
  const releaseAt = instantOfNepalClock(draft.releaseAt) ?? null
  return {
    examId: examId.trim(),
    examTitle: examTitle.trim() || null,
    examDate: examDate || null,
    examVersion,
    releaseAt,
    announced: releaseAt !== null && draft.announced,
    secondSecret,
    revisionReason: (isRevision && draft.revisionReason) || null,
    revisionWords: draft.revisionWords.trim() || null,
  }
}

/**
 * When candidates will see the results, for a sentence.
 *
 * @param typed as the input holds it.
 * @param releaseAt of the exam, ISO 8601.
 */
export function releaseWords(typed: string, releaseAt: string | null | undefined, now: number): string {
  const instant = instantOfNepalClock(typed) ?? releaseAt ?? undefined
  if (instant === undefined || Date.parse(instant) <= now) return t('as soon as you publish')
  const { date, beside } = dateParts(instant, true)
  return t('from {date} ({note})', { date, note: [t('Nepal time'), beside].filter(Boolean).join('; ') })
}

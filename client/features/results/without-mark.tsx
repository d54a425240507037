import type { ResultOutcome } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { OutcomeVerdict } from './verdict.tsx'

/** Words in place of the figures. */
export function WithoutMark({ outcome }: { outcome: ResultOutcome }) {
  return (
    <>
      <OutcomeVerdict outcome={outcome} />
      <p>{outcomeMeanings[outcome]}</p>
    </>
  )
}

const outcomeMeanings: Record<ResultOutcome, string> = {
  ABSENT: t(
    'You are recorded as absent, so there is no mark. If you sat this exam, please tell the institute.',
  ),
  WITHHELD: t(
    'The institute has not released this result yet. Please ask the institute what it still needs.',
  ),
  DISQUALIFIED: t('There is no mark in this exam. Please ask the institute for the reason.'),
}

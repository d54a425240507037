import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

/** What candidates enter for an exam, as staff choose it. */
export const secretChoices: Readonly<Record<SecondSecret, string>> = {
  NONE: t('Candidate ID only'),
  PIN: t('Candidate ID and PIN'),
  BIRTH_DATE: t('Candidate ID and date of birth'),
}

/** How everybody sees the best of an exam, as staff choose it. */
export const topPerformersChoices: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: t('With names'),
  INITIALS: t('With initials'),
  OFF: t('Not shown'),
}

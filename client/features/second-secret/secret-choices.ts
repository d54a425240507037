import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

/** Labels of the secrets that staff can require for an exam. */
export const secretChoices: Readonly<Record<SecondSecret, string>> = {
  NONE: t('Candidate ID only'),
  PIN: t('Candidate ID and PIN'),
  BIRTH_DATE: t('Candidate ID and date of birth'),
}

/** Labels of the ways to show an exam's top performers to the public. */
export const topPerformersChoices: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: t('With names'),
  INITIALS: t('With initials'),
  OFF: t('Not shown'),
}

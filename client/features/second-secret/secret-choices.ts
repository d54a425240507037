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

/** The second secret that candidates enter for a result. */
export const secretField = {
  name: 'secondSecret',
  label: t('Candidates look up by'),
  hint: t(
    'For all results of this exam. Candidate IDs are easy to guess: with only those, anybody can look at anybody’s result.',
  ),
  choices: Object.entries(secretChoices),
} as const

/** How everybody sees the best of an exam. */
export const topPerformersField = {
  name: 'topPerformers',
  label: t('Top performers'),
  hint: t(
    'What everybody sees of the best ten beside the results. With initials, candidate IDs are shortened, too.',
  ),
  choices: Object.entries(topPerformersChoices),
} as const

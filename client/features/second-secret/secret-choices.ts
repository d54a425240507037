import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'

/** What candidates enter for an exam, as staff choose it. */
export const secretChoices: Readonly<Record<SecondSecret, string>> = {
  NONE: 'Candidate ID only',
  PIN: 'Candidate ID and PIN',
  BIRTH_DATE: 'Candidate ID and date of birth',
}

/** How everybody sees the best of an exam, as staff choose it. */
export const topPerformersChoices: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: 'With names',
  INITIALS: 'With initials',
  OFF: 'Not shown',
}

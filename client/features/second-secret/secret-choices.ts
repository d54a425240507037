import type { SecondSecret } from '#client/gql/graphql.ts'

/** What candidates enter for an exam, as staff choose it. */
export const secretChoices: Readonly<Record<SecondSecret, string>> = {
  NONE: 'Candidate ID only',
  PIN: 'Candidate ID and PIN',
  BIRTH_DATE: 'Candidate ID and date of birth',
}

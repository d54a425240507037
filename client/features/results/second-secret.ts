import type { SecondSecret } from '#client/gql/graphql.ts'

interface SecretWords {
  label: string
  hint: string
  /** What else is needed for a result of the exam. */
  wanted: string
  missing: string
  /** What to check when there is no result. */
  check: string
}

/** What the look-up says of each second secret. */
export const secretWords: Readonly<Record<SecondSecret, SecretWords>> = {
  NONE: { label: '', hint: '', wanted: '', missing: '', check: '' },
  PIN: {
    label: 'PIN',
    hint: 'As on the card from your institute',
    wanted: 'Results of this exam need your PIN, too',
    missing: 'PIN is required',
    check: 'Is the PIN the one on your card? Capital and small letters are the same.',
  },
  BIRTH_DATE: {
    label: 'Date of birth',
    hint: 'Year, month, day, in B.S. or A.D. as you gave it to your institute. For example 2063-04-21',
    wanted: 'Results of this exam need your date of birth, too',
    missing: 'Date of birth is required',
    check: 'Is the date of birth as you gave it to your institute, in B.S. or in A.D., with the year first?',
  },
}

import type { SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'

/** Possible problems of an entered secret. */
export type SecretProblem = 'missing' | 'malformed'

interface SecretWords {
  label: string
  hint: string
  /** The second secret that a result of the exam needs. */
  prompt: string
  missing: string
  /** Message for input that cannot be a secret. */
  malformed: string
  /** Advice when there is no result. */
  check: string
  /** The exams to list beside a result. */
  trend: string
  /** Of the address of a result: who can open it. */
  link: string
}

/** The look-up's words for each second secret. */
export const secretWords: Readonly<Record<SecondSecret, SecretWords>> = {
  NONE: {
    label: '',
    hint: '',
    prompt: '',
    missing: '',
    malformed: '',
    check: '',
    trend: '',
    link: t('Whoever has it sees this result.'),
  },
  PIN: {
    label: 'PIN',
    hint: t('As on the card from your institute'),
    prompt: t('Results of this exam need your PIN, too'),
    missing: t('PIN is required'),
    malformed: t('A PIN has 4 to 20 letters or digits'),
    check: t('Is the PIN the one on your card? Capital and small letters are the same.'),
    trend: t('Exams that need your PIN, or only your Candidate ID.'),
    link: t('It leads to the form. Neither your Candidate ID nor your PIN is in it.'),
  },
  BIRTH_DATE: {
    label: t('Date of birth'),
    hint: t('Year, month, day, in B.S. or A.D. as you gave it to your institute. For example 2063-04-21'),
    prompt: t('Results of this exam need your date of birth, too'),
    missing: t('Date of birth is required'),
    malformed: t('Enter the year first, then month and day, such as 2063-04-21'),
    check: t(
      'Is the date of birth as you gave it to your institute, in B.S. or in A.D., with the year first?',
    ),
    trend: t('Exams that need your date of birth, or only your Candidate ID.'),
    link: t('It leads to the form. Neither your Candidate ID nor your date of birth is in it.'),
  },
}

/** Whether a form has the path of a result's slip for its second secret: it stood beside the result, good for an hour. */
export const isProof = (secret: string) => secret.startsWith('/')

/** Whether a text can be a second secret at all: another one need not count as a wrong one. */
export function couldBeSecret(kind: SecondSecret, text: string): boolean {
  if (kind === 'NONE' || isProof(text)) return true
  return (kind === 'PIN' ? normalPin(text) : normalBirthDate(text)) !== undefined
}

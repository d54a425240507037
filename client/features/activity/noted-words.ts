import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'
import { contentTexts, contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { searchable } from '#client/ui/searchable.ts'
import { MOST_NOTED } from '#shared/limits.ts'
import { actionSentences, EXAMS_RESULTS, FILE, RESULT_FILE, SUBJECT } from './action-sentences.ts'

// Words of the server in the log, and the words that a page shows instead.

export const roles: Readonly<Record<string, string>> = {
  ADMIN: t('Admin'),
  TEACHER: t('Teacher'),
  STUDENT: t('Student'),
}

const looksUpBy: Readonly<Record<SecondSecret, string>> = {
  NONE: t('Candidate ID only'),
  PIN: t('Candidate ID and PIN'),
  BIRTH_DATE: t('Candidate ID and date of birth'),
}
const shows: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: t('With names'),
  INITIALS: t('With initials'),
  OFF: t('Not shown'),
}
export const choices: Readonly<Record<string, string>> = { ...looksUpBy, ...shows }

export const verdicts: Readonly<Record<string, string>> = {
  CHANGED: t('corrected'),
  UNCHANGED: t('right as it was'),
}
export const reasons: Readonly<Record<string, string>> = {
  RETOTALLED: t('marks totalled again'),
  WRONG_KEY: t('wrong answer key'),
  WRONG_FILE: t('wrong file'),
}

/** Of a label, which a help text is longer than. */
const LONGEST_LABEL = 60

/** Words of the log that match a typed search: names of actions, and words within subjects. */
export function notedWords(typed: string): string[] {
  const text = plain(typed)
  if (text === '') return []
  searched ??= searchedWords()
  return searched
    .filter(({ texts }) => texts.some((words) => words.includes(text)))
    .slice(0, MOST_NOTED)
    .map(({ noted }) => noted)
}

/** Made at the first search. */
let searched: ReturnType<typeof searchedWords> | undefined

function searchedWords(): { noted: string; texts: string[] }[] {
  const shown: Readonly<Record<string, string>> = {
    ...actionSentences,
    ...Object.fromEntries(contentTexts.map((english) => [english, contentWords(english)])),
    ...{ ...roles, ...choices, ...verdicts, ...reasons },
    ...{ 'Demo content': t('Demo content'), deleted: t('(deleted)') },
  }
  return Object.entries(shown)
    .filter(([noted]) => noted.length <= LONGEST_LABEL)
    .map(([noted, words]) => ({ noted, texts: searchTexts(words) }))
}

/** A sentence without its subject; results are named by their file or their exam. */
const searchTexts = (words: string) =>
  [RESULT_FILE, EXAMS_RESULTS].map((file) => plain(words.replace(FILE, file).replace(SUBJECT, ' ')))

const plain = (text: string) => searchable(text.replaceAll(/\s+/g, ' '))

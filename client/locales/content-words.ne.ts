import { apiText } from './api-text.ne.ts'
import fields from '#shared/content-ne.json'
import { contentProblemWords } from './ne/content-words.ts'
import { addApiWords } from './ne/words-of-api.ts'

const nepali: Readonly<Record<string, string>> = fields

// The API's messages about a field name it by its label.
addApiWords(contentProblemWords)
const labels = Object.entries(nepali).filter(([english]) => !english.includes('{'))
// In the middle of a sentence a label begins with a small letter.
addApiWords(Object.fromEntries(labels.map(([english, words]) => [english.toLowerCase(), words])))
addApiWords(Object.fromEntries(labels))

/** A label or help of the content engine, in Nepali. */
export const contentWords = (text: string): string => nepali[text] ?? text

/** Messages of `contentWords` whose words differ from the API's. */
export const contentTexts = Object.keys(nepali)

/** A sentence of the API that names collections and fields by their labels, in Nepali. */
export const contentSentence = apiText

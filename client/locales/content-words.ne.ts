import fields from './ne/content/fields.json'
import { contentProblemWords } from './ne/content-words.ts'
import { addApiWords } from './ne/words-of-api.ts'

const nepali: Readonly<Record<string, string>> = fields

// What the API says about a field names it by its label.
addApiWords(contentProblemWords)
addApiWords(Object.fromEntries(Object.entries(nepali).filter(([english]) => !english.includes('{'))))

/** A label or help of the content engine, in Nepali. */
export const contentWords = (text: string): string => nepali[text] ?? text

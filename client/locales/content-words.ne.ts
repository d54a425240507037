import fields from './ne/content/fields.json'

const nepali: Readonly<Record<string, string>> = fields

/** A label or help of the content engine, in Nepali. */
export const contentWords = (text: string): string => nepali[text] ?? text

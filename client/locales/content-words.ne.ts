import fields from '#shared/content-ne.json'

const nepali: Readonly<Record<string, string>> = fields

/** A label or help of the content engine, in Nepali. */
export const contentWords = (text: string): string => nepali[text] ?? text

/** Messages of `contentWords` whose words differ from the API's. */
export const contentTexts = Object.keys(nepali)

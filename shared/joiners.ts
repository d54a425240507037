// Zero width (non-)joiners change how Devanagari letters are joined, not the word: keyboards differ in where they write them.

export const JOINERS = '\u200c\u200d'

/** A text as it is compared in searches. */
export const withoutJoiners = (text: string): string => text.replaceAll(/[\u200c\u200d]/g, '')

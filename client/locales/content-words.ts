/** A label or help of the content engine, as the API says it, in the language of this build; the API speaks English. */
export const contentWords = (text: string): string => text

/** Messages of `contentWords` whose words differ from the API's. */
export const contentTexts: readonly string[] = []

/** A text of the API for people, in the language of this build; the API speaks English. */
export const apiText = (text: string): string => text

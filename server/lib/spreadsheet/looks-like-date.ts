const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const SHOWN = new RegExp(`^(0?[1-9]|[12]\\d|3[01])-${MONTH}(-(19|20)?\\d\\d)?$|^${MONTH}-\\d\\d$`)

/** Whether a text is as programs show what they took for a date: 1-3 and 3-23. In capitals, people write IDs such as MAR-23. */
export const looksLikeDate = (text: string): boolean => SHOWN.test(text)

import { latinDigits } from '#shared/digits.ts'

/** Whether a text has a phone number, as an institute writes it: (+977) 1-5970124, 01-5970124/25, or with words. */
export const isPhone = (text: string): boolean => /(?:\d[^\d\p{L}]{0,3}){6}/u.test(latinDigits(text))

import { z } from 'zod'
import { say } from '#server/locales/say.ts'

/** An email address in the form in which it is stored and compared: trimmed, in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, say`Email is required`)
  .max(254, say`That is too long for an email address`)
  .toLowerCase()
  .pipe(z.email(say`Enter an email address such as name@example.com`))

/** Checks only the password's length: an old password may follow older rules. */
export const signInInput = z.object({
  email: emailAddress,
  password: z.string().min(1, say`Password is required`).max(1024, say`That is too long for a password`),
})

import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { say } from '#server/locales/say.ts'

/** In Unicode characters. Passwords are neither trimmed nor truncated. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * Checks a new password. @returns the problem as a sentence, or undefined.
 *
 * @param email the user's address, which the password must not repeat.
 */
export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  if (password === '') return say`Password is required`
  const { length } = [...password.slice(0, 1000)]
  if (length < PASSWORD_LENGTH.min) return say`Use at least ${PASSWORD_LENGTH.min} characters.`
  if (length > PASSWORD_LENGTH.max) return say`Use at most ${PASSWORD_LENGTH.max} characters.`
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain === email || plain === email.split('@')[0]) {
    return say`Your email address is the first thing that others would try. Choose another password.`
  }
  if (/^(.)\1*$/su.test(plain) || (await isCommonPassword(password))) {
    return say`Many people use this password, so it is one of the first that others would try. Choose another.`
  }
  return undefined
}

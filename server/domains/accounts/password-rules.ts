import { isCommonPassword } from '#server/access/common-passwords.ts'

/** In characters, whatever the script. Nothing is cut off or trimmed: every character counts. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * What is wrong with a password that somebody chooses, as a sentence, or undefined.
 *
 * @param email their address, which a password must not repeat.
 */
export async function passwordProblem(password: string, email: string): Promise<string | undefined> {
  if (password === '') return 'Password is required'
  const { length } = [...password.slice(0, 1000)]
  if (length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`
  if (length > PASSWORD_LENGTH.max) return `Use at most ${PASSWORD_LENGTH.max} characters.`
  const plain = password.normalize('NFKC').toLowerCase()
  if (plain === email || plain === email.split('@', 1)[0]) {
    return 'Your email address is the first thing that others would try. Choose another password.'
  }
  if (/^(.)\1*$/su.test(plain) || (await isCommonPassword(password))) {
    return 'Many people use this password, so it is one of the first that others would try. Choose another.'
  }
  return undefined
}

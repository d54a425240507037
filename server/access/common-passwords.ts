let known: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the 50,000 that are tried first because so many people choose them. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded at first use: half a megabyte that most starts of a command do not need.
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return (await known).has(password.normalize('NFKC').toLowerCase())
}

let passwords: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the 50,000 most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded on first use: half a megabyte that most commands do not need.
  passwords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return (await passwords).has(password.normalize('NFKC').toLowerCase())
}

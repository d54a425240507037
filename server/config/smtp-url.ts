import { z } from 'zod'

const RULE =
  'must be an address such as smtp://user:password@mail.example.edu.np:587, with special characters percent-encoded, or none'

/** Whether a #, / or ? of the password, not encoded, ends the host of an address: its beginning would be told as the host's. */
function isCutShort(address: string): boolean {
  if (address.includes('#')) return true
  if (!URL.canParse(address)) return false
  const { pathname, search } = new URL(address)
  return !['', '/'].includes(pathname) || search.includes('@')
}

/** Address of a mail server. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: RULE })
  .refine((address) => !isCutShort(address), RULE)

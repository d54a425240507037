import { z } from 'zod'

/** The address of a whole site, as its origin: links start with it, and cookies and other sites are judged by it. */
export const siteOrigin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://example.edu.np, without anything behind it')
  .transform((address) => new URL(address).origin)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href.replace(/\/+$/, '') === origin
}

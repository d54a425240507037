import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import { type AccessToken, verifyAccessToken } from './access-token.ts'
import { ACCESS_COOKIES } from './cookies.ts'
import type { KeyRing } from './keys.ts'

/** Claims of the valid access tokens of a request, by token. */
export type VerifiedTokens = ReadonlyMap<string, AccessToken>

/**
 * Verifies the tokens of a request once. A request without a valid token is a visitor's everywhere: in load shedding,
 * caches and auth scopes.
 *
 * @returns no promise for requests without a token.
 */
export type VerifyTokens = (request: IncomingMessage) => VerifiedTokens | Promise<VerifiedTokens>

const BEARER = /^Bearer +(\S+)$/i
const NONE: VerifiedTokens = new Map()

export function createTokenVerifier(keys: KeyRing): VerifyTokens {
  const results = new WeakMap<IncomingMessage, VerifiedTokens | Promise<VerifiedTokens>>()
  return (request) => {
    const known = results.get(request)
    if (known) return known
    const tokens = tokensOf(request)
    if (tokens.length === 0) return NONE
    const verified = verifyAll(keys, tokens)
    results.set(request, verified)
    return verified
  }
}

/** Whether a request has a valid session; false while that cannot be determined. */
export async function hasSession(verifyTokens: VerifyTokens, request: IncomingMessage): Promise<boolean> {
  try {
    return (await verifyTokens(request)).size > 0
  } catch {
    return false
  }
}

export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

/** Both cookie names, because it may not be known yet whether the browser uses https. */
function tokensOf(request: IncomingMessage): string[] {
  const bearer = bearerToken(request)
  if (bearer !== undefined) return [bearer]
  const { cookie } = request.headers
  if (!cookie?.includes('pravesh_access')) return []
  const cookies = fastifyCookie.parse(cookie)
  return ACCESS_COOKIES.map((name) => cookies[name]).filter((token) => token !== undefined)
}

async function verifyAll(keys: KeyRing, tokens: string[]): Promise<VerifiedTokens> {
  const verified = new Map<string, AccessToken>()
  for (const token of tokens) {
    const claims = await verifyAccessToken(keys, token)
    if (claims) verified.set(token, claims)
  }
  return verified
}

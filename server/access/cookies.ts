import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_TOKEN_MS } from './device-token.ts'
import type { Tokens } from './session.ts'

/** Reads and writes the cookies by which a browser is known. */
export interface SessionCookies {
  readonly access: string | undefined
  readonly refresh: string | undefined
  /** Of the browser rather than of its session: it stays after signing out. */
  readonly device: string | undefined
  set(tokens: Tokens): void
  setDevice(token: string): void
  /** Takes the session's cookies back. */
  clear(): void
}

/**
 * Whether a request says that it comes from somebody who is signed in; whether that is true is for later. The name is
 * enough: what is read as a cookie may have spaces before its "=", and answers to others are kept for everybody.
 */
export function claimsSession({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.authorization !== undefined || /pravesh_(access|refresh)/.test(headers.cookie ?? '')
}

/** For queries of those who brought no session: a query opens none. */
export const noCookies: SessionCookies = {
  access: undefined,
  refresh: undefined,
  device: undefined,
  set: refuse,
  setDevice: refuse,
  clear: refuse,
}

function refuse(): never {
  throw new Error('A query must not set cookies.')
}

/**
 * The session cookies of one request. HttpOnly and SameSite=Lax always; behind https also Secure and with the
 * `__Host-` prefix, which no other site of the same domain can set.
 */
export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): SessionCookies {
  const prefix = secure ? '__Host-' : ''
  const accessName = `${prefix}pravesh_access`
  const refreshName = `${prefix}pravesh_refresh`
  const deviceName = `${prefix}pravesh_device`
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    access: request.cookies[accessName],
    refresh: request.cookies[refreshName],
    device: request.cookies[deviceName],
    set(tokens) {
      reply.setCookie(accessName, tokens.access, { ...common, expires: tokens.accessExpiresAt })
      reply.setCookie(refreshName, tokens.refresh, { ...common, expires: tokens.refreshExpiresAt })
    },
    setDevice(token) {
      reply.setCookie(deviceName, token, { ...common, maxAge: DEVICE_TOKEN_MS / 1000 })
    },
    clear() {
      reply.clearCookie(accessName, common)
      reply.clearCookie(refreshName, common)
    },
  }
}

import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TOKEN_MS } from './access-token.ts'
import { DEVICE_TOKEN_MS } from './device-token.ts'
import { SESSION_MS, type Tokens } from './session.ts'

/** Reads and writes the session and device cookies of a request. */
export interface SessionCookies {
  readonly access: string | undefined
  readonly refresh: string | undefined
  /** Identifies the browser, not the session: it stays after signing out. */
  readonly device: string | undefined
  set(tokens: Tokens): void
  setDevice(token: string): void
  /** Deletes the session's cookies. */
  clear(): void
}

const SECURE_PREFIX = '__Host-'
const ACCESS = 'pravesh_access'
/** Names of the access token's cookie, with and without https. */
export const ACCESS_COOKIES = [`${SECURE_PREFIX}${ACCESS}`, ACCESS] as const

/**
 * The session cookies of a request: HttpOnly and SameSite=Lax; with https also Secure and with the `__Host-` prefix,
 * which no other host of the domain can set.
 */
export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): SessionCookies {
  const prefix = secure ? SECURE_PREFIX : ''
  const accessName = `${prefix}${ACCESS}`
  const refreshName = `${prefix}pravesh_refresh`
  const deviceName = `${prefix}pravesh_device`
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    access: request.cookies[accessName],
    refresh: request.cookies[refreshName],
    device: request.cookies[deviceName],
    // Not `expires`: the browser's clock may be wrong.
    set(tokens) {
      reply.setCookie(accessName, tokens.access, { ...common, maxAge: ACCESS_TOKEN_MS / 1000 })
      reply.setCookie(refreshName, tokens.refresh, { ...common, maxAge: SESSION_MS / 1000 })
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

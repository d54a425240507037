import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tokens } from './session.ts'

/** Reads and writes the two cookies of a browser's session. */
export interface SessionCookies {
  readonly access: string | undefined
  readonly refresh: string | undefined
  set(tokens: Tokens): void
  clear(): void
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
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    access: request.cookies[accessName],
    refresh: request.cookies[refreshName],
    set(tokens) {
      reply.setCookie(accessName, tokens.access, { ...common, expires: tokens.accessExpiresAt })
      reply.setCookie(refreshName, tokens.refresh, { ...common, expires: tokens.refreshExpiresAt })
    },
    clear() {
      reply.clearCookie(accessName, common)
      reply.clearCookie(refreshName, common)
    },
  }
}

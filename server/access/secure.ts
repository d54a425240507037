import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'

/** Whether the browser speaks https, be it to a proxy: PUBLIC_URL says so, or without it a trusted proxy's header. */
export function isSecure(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol'>,
): boolean {
  return publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:')
}

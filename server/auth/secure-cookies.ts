import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/config/env.ts'

/** Whether the browser uses https: PUBLIC_URL says so, or without it a trusted proxy's header. */
export function isSecure(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol'>,
): boolean {
  return publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:')
}

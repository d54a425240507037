import type { FastifyRequest } from 'fastify'

/** Whether a URL is that of the API. */
export const isGraphql = (url: string): boolean => /^\/graphql(?![^?])/.test(url)

/** Whether a request, once it is routed, is a GraphQL multipart request. */
export function isUpload({ method, routeOptions, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    /^multipart\/form-data/i.test(headers['content-type'] ?? '') &&
    routeOptions.url === '/graphql'
  )
}

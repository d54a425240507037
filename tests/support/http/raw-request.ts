import { type IncomingHttpHeaders, request } from 'node:http'

/**
 * Sends a request whose path goes out letter by letter: `fetch` would tidy up dots, backslashes and more.
 *
 * @param url address of the server.
 */
export function rawRequest(
  url: string,
  path: string,
  o: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = o
    request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: Buffer.concat(chunks).toString('latin1') })
    })
      .on('error', reject)
      .end(o.body)
  })
}

import type { IncomingMessage } from 'node:http'

/** More than the largest body that `deploy/nginx.conf` lets through. */
const MAX_DISCARDED_BYTES = 120_000_000

/**
 * Reads the rest of a body that nobody needs, up to a limit. Closing the connection at once would make a proxy that still sends
 * answer 502 and count this server as failed, and a browser show an error of the connection.
 */
export function discardRest(request: IncomingMessage): void {
  let bytes = 0
  // A parser or a decompressing stream that is no longer read would stop it.
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_DISCARDED_BYTES) request.destroy()
  })
  request.resume()
}

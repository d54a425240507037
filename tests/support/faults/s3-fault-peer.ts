import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer that a bucket, or what stands before it, gives instead of the right one. */
export interface WrongAnswer {
  status: number
  body: string
}

/** Stands before an S3 service on HTTP. */
export interface S3FaultPeer {
  endpoint: string
  /** Every request is answered like this. */
  answer(wrong: WrongAnswer): void
  /** The connection ends after half of what a GET answers. */
  cutReading(): void
  restore(): void
  close(): Promise<void>
}

export const s3Error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** @param target address of the service. */
export async function s3FaultPeer(target: string): Promise<S3FaultPeer> {
  let wrong: WrongAnswer | undefined
  let isCutting = false
  const server = createServer((incoming, answer) => {
    if (wrong) {
      incoming.resume()
      refuse(answer, wrong, incoming.method === 'HEAD')
      return
    }
    const isCut = isCutting && incoming.method === 'GET'
    const { hostname, port } = new URL(target)
    const forwarded = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (right) => {
        answer.writeHead(right.statusCode ?? 500, right.headers)
        if (!isCut) right.pipe(answer)
        else {
          right.once('data', (chunk: Buffer) =>
            answer.write(chunk.subarray(0, chunk.length / 2), () => answer.destroy()),
          )
        }
      },
    )
    incoming.pipe(forwarded)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(one) {
      wrong = one
    },
    cutReading() {
      isCutting = true
    },
    restore() {
      wrong = undefined
      isCutting = false
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function refuse(answer: ServerResponse, { status, body }: WrongAnswer, isHead: boolean): void {
  answer.writeHead(status, { 'content-type': body.startsWith('<?xml') ? 'application/xml' : 'text/html' })
  answer.end(isHead ? undefined : body)
}

import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import { head } from '#tests/support/faults/raw-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface RawConnection {
  socket: Socket
  /** Sends and waits for so many answers more. */
  ask(bytes: string, count?: number): Promise<RawAnswer[]>
  everything(): string
}

const body = JSON.stringify({ query: '{ exams { id } }' })

/** The bytes of a request that asks the API, as a visitor. */
export const question = (headers: Record<string, string | number> = {}, text = body): string =>
  head('POST /graphql', {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  }) + text

/** One connection, over which bytes go as they are. */
export function openRawConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay()
  let text = ''
  socket.on('data', (more) => {
    text += more
  })
  // Being cut off: a caller that still waits gets no answer; others do not care.
  socket.on('error', () => {})
  return {
    socket,
    async ask(bytes, count = 1) {
      const before = answersIn(text).length
      socket.write(bytes, 'latin1')
      await eventually(() => expect(answersIn(text)).toHaveLength(before + count))
      return answersIn(text).slice(before)
    },
    everything: () => text,
  }
}

/** All complete answers in the received bytes. */
function answersIn(text: string): RawAnswer[] {
  const found: RawAnswer[] = []
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    )
    // Node's own answers end with an empty chunk, and are nothing else.
    const length = headers['transfer-encoding'] ? 5 : Number(headers['content-length'])
    if (end < 0 || rest.length < end + 4 + length) return found
    found.push({ status: Number(first.split(' ')[1]), headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return found
}

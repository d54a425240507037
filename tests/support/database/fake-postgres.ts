import { createServer } from 'node:net'

function message(letter: string, body: Buffer | string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)])
}

const ok = message('R', Buffer.alloc(4))
const ready = message('Z', 'I')

/** What the fake answers to a client that connects: an error, or that it is this version of PostgreSQL. */
export type EncodedResponse = { code: string; message: string } | { version: number }

function refusal(answer: { code: string; message: string }): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${answer.code}\0M${answer.message}\0\0`)
}

/** One row of one column, `version`, as text. */
function versionRow(version: number): Buffer {
  const column = Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), Buffer.alloc(18)])
  column.writeInt32BE(23, column.length - 12)
  const text = String(version)
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, text.length]), Buffer.from(text)])
  return Buffer.concat([message('T', column), message('D', row), message('C', 'SELECT 1\0'), ready])
}

/**
 * Something that looks like a PostgreSQL from afar: every connection gets the next of the answers, then the last again.
 *
 * @returns its port, how many have connected, and how to close it.
 */
export async function fakePostgres(...answers: EncodedResponse[]) {
  let connections = 0
  const server = createServer((socket) => {
    const answer = answers[Math.min(connections++, answers.length - 1)]
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      if (answer === undefined) socket.destroy()
      else if ('code' in answer) socket.end(refusal(answer))
      else {
        socket.write(Buffer.concat([ok, ready]))
        socket.on('data', (chunk) => {
          if (chunk.toString('latin1', 0, 1) === 'X') socket.end()
          else if (chunk.includes('SELECT')) socket.write(versionRow(answer.version))
          else socket.write(Buffer.concat([message('C', 'SET\0'), ready]))
        })
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

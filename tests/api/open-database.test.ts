import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'

let fake: Awaited<ReturnType<typeof fakePostgres>> | undefined
afterEach(async () => {
  await fake?.close()
  fake = undefined
})

/** The sentence with which the database at this address is refused. */
async function refusal(databaseUrl: string): Promise<string> {
  const error: unknown = await openDatabase({ databaseUrl, dataDir: tmpdir() }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StartError)) throw new Error(`not refused as it should be: ${error}`)
  return error.message
}

async function refusalAfter(...answers: EncodedResponse[]): Promise<string> {
  fake = await fakePostgres(...answers)
  const message = await refusal(`postgresql://clerk:hunter2@127.0.0.1:${fake.port}/results`)
  return message.replace(`:${fake.port}`, ':PORT')
}

describe('a database that cannot be used is refused in one sentence', () => {
  test('when nothing answers', async () => {
    const nobody = await fakePostgres()
    await nobody.close()
    expect(await refusal(`postgresql://u:hunter2@127.0.0.1:${nobody.port}/x`)).toBe(
      `No PostgreSQL answers at 127.0.0.1:${nobody.port} (ECONNREFUSED); check DATABASE_URL and that the database runs.`,
    )
  })

  test('when what answers hangs up', async () => {
    expect(await refusalAfter()).toMatch(/^No PostgreSQL answers at 127\.0\.0\.1:PORT/)
  })

  test('when the password is wrong', async () => {
    const answer = { code: '28P01', message: 'password authentication failed for user "clerk"' }
    expect(await refusalAfter(answer)).toBe(
      'PostgreSQL at 127.0.0.1:PORT refuses the password of the user clerk; check DATABASE_URL.',
    )
  })

  test('when the user may not come in', async () => {
    const answer = { code: '28000', message: 'no pg_hba.conf entry for host' }
    expect(await refusalAfter(answer)).toBe(
      'PostgreSQL at 127.0.0.1:PORT refuses the user clerk: no pg_hba.conf entry for host.',
    )
  })

  test('when the database is missing', async () => {
    const answer = { code: '3D000', message: 'database "results" does not exist' }
    expect(await refusalAfter(answer)).toBe(
      'PostgreSQL at 127.0.0.1:PORT has no database results; make it with CREATE DATABASE, or mend DATABASE_URL.',
    )
  })

  test('when it is too old', async () => {
    expect(await refusalAfter({ version: 13 })).toBe(
      'The database is PostgreSQL 13, but version 14 or later is needed.',
    )
  })

  test('when nothing answers at its direct address', async () => {
    const nobody = await fakePostgres()
    await nobody.close()
    fake = await fakePostgres({ version: 15 })
    const [databaseUrl, directDatabaseUrl] = [fake, nobody].map(
      ({ port }) => `postgresql://u@127.0.0.1:${port}/x`,
    )
    await expect(openDatabase({ databaseUrl, directDatabaseUrl, dataDir: tmpdir() })).rejects.toThrow(
      `No PostgreSQL answers at 127.0.0.1:${nobody.port} (ECONNREFUSED); check DIRECT_DATABASE_URL and that the database runs.`,
    )
  })

  test('but not while it is only starting up', async () => {
    const startingUp = { code: '57P03', message: 'the database system is starting up' }
    expect(await refusalAfter(startingUp, startingUp, { version: 13 })).toContain('PostgreSQL 13')
    expect(fake?.connections()).toBe(3)
  })

  test.each([
    ['mysql://u:hunter2@h/x', 'DATABASE_URL must begin with postgresql://'],
    ['postgresql://u:hunter2@h:port/x', 'DATABASE_URL cannot be read; it should look like'],
    ['postgresql://u:hunter2@h/x?schema=other', 'asks for the schema other'],
  ])('when its address is %s', async (url, sentence) => {
    const message = await refusal(url)
    expect(message).toContain(sentence)
    expect(message).not.toContain('hunter2')
  })
})

function message(letter: string, body: Buffer | string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)])
}

const ok = message('R', Buffer.alloc(4))
const ready = message('Z', 'I')

/** The fake's answer to a client that connects: an error, or that it is this version of PostgreSQL. */
type EncodedResponse = { code: string; message: string } | { version: number }

function errorResponse(answer: { code: string; message: string }): Buffer {
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
async function fakePostgres(...answers: EncodedResponse[]) {
  let connections = 0
  const server = createServer((socket) => {
    const answer = answers[Math.min(connections++, answers.length - 1)]
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      if (answer === undefined) socket.destroy()
      else if ('code' in answer) socket.end(errorResponse(answer))
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

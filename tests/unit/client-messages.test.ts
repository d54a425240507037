import { describe, expect, test } from 'vitest'
import { type ClientUnit, clientMessages } from '#server/db/embedded-postgres/connection.ts'
import fc from '#tests/support/project/fuzz.ts'

function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(letter), length, body])
}

const encryptionRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])
const startup = message('', Buffer.from([0, 3, 0, 0]), 'user\0postgres\0\0')
const sync = message('S')
const end = message('X')
const parse = (name: string) => message('P', `${name}\0SELECT 1\0`, Buffer.from([0, 0]))
const bind = (portal: string, name: string) => message('B', `${portal}\0${name}\0`, Buffer.alloc(6))
const describeStatement = (name: string) => message('D', `S${name}\0`)
const describePortal = (name: string) => message('D', `P${name}\0`)
const close = (name: string) => message('C', `S${name}\0`)

function read(bytes: Buffer, cuts: number[] = [], prefix = '7:'): ClientUnit[] {
  const reader = clientMessages(prefix)
  const edges = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length]
  return edges.slice(1).flatMap((edge, index) => [...reader(bytes.subarray(edges[index], edge))])
}

describe('what a PostgreSQL client sends', () => {
  const conversation = Buffer.concat([
    ...[encryptionRequest, startup, message('Q', 'SELECT 1\0')],
    ...[parse('a'), bind('', 'a'), describePortal(''), message('E', '\0', Buffer.alloc(4)), sync],
    ...[message('Q', `${'x'.repeat(500)}\0`), parse(''), bind('', ''), sync, end],
  ])

  test('is cut into the same units however it arrives', () => {
    const whole = read(conversation)
    expect(whole.map((unit) => unit.kind)).toEqual([
      ...['encryption request', 'startup', 'batch', 'batch', 'batch', 'batch', 'end'],
    ])
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (cuts) => {
        expect(read(conversation, cuts)).toEqual(whole)
      }),
    )
  })

  test('keeps a batch whole, up to its Sync', () => {
    const bytes = Buffer.concat([startup, parse(''), bind('', ''), sync])
    expect(read(bytes)[1]).toEqual({
      kind: 'batch',
      bytes: Buffer.concat([parse(''), bind('', ''), sync]),
      prepared: [],
    })
  })

  test('has its named statements renamed wherever they are named, and nothing else', () => {
    const named = [parse('a'), bind('p', 'a'), describeStatement('a'), describePortal('p'), close('a')]
    const renamed = [parse('7:a'), bind('p', '7:a'), describeStatement('7:a'), describePortal('p')]
    expect(read(Buffer.concat([startup, ...named, sync]))[1]).toEqual({
      kind: 'batch',
      bytes: Buffer.concat([...renamed, close('7:a'), sync]),
      prepared: ['7:a'],
    })
  })

  test('may ask to cancel, and may hold a password', () => {
    const cancel = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 2])
    expect(read(cancel)).toEqual([{ kind: 'cancel request' }])
    expect(read(Buffer.concat([startup, message('p', 'sécret\0')]))[1]).toEqual({
      kind: 'password',
      password: 'sécret',
    })
  })
})

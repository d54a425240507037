import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test, vi } from 'vitest'
import { limitConnections } from '#server/http/connection-limit.ts'
import { createLog } from '#server/lib/log.ts'

function server(behindProxy: boolean, descriptors = 100_000) {
  const emitter = new EventEmitter() as unknown as Server
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void lines.push(line) } })
  const warning = limitConnections(emitter, { env: { trustProxy: behindProxy && 1 }, log, descriptors })
  return {
    lines,
    warning,
    connect(remoteAddress: string) {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() })
      emitter.emit('connection', socket)
      return { socket, isRefused: socket.destroy.mock.calls.length > 0 }
    },
  }
}
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

test('one address may have all connections until many are open, and then a share', () => {
  const { connect } = server(false)
  const first = times(5_000, () => connect('203.0.113.9'))
  expect(first.filter(({ isRefused }) => isRefused)).toEqual([])
  expect(connect('203.0.113.9').isRefused).toBe(true)
  expect(times(1_000, () => connect('198.51.100.1')).filter(({ isRefused }) => isRefused)).toEqual([])
  expect(connect('198.51.100.1').isRefused).toBe(true)
  expect(connect('198.51.100.2').isRefused).toBe(false)
  for (const { socket } of first.slice(0, 4_500)) socket.emit('close')
  expect(connect('203.0.113.9').isRefused).toBe(false)
})

test('with few descriptors, one address has its share of what they allow, and the log says so once', () => {
  const { connect, lines, warning } = server(false, 1_000)
  expect(times(400, () => connect('203.0.113.9')).filter(({ isRefused }) => isRefused)).toEqual([])
  expect(connect('203.0.113.9').isRefused).toBe(true)
  expect(times(80, () => connect('198.51.100.1')).filter(({ isRefused }) => isRefused)).toEqual([])
  expect(times(3, () => connect('198.51.100.1')).every(({ isRefused }) => isRefused)).toBe(true)
  expect(connect('198.51.100.2').isRefused).toBe(false)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { connections: 400, msg: expect.stringMatching(/^connections of one address were refused/) },
  ])
  expect(warning(), 'the process takes others').toBeUndefined()
})

test('addresses of one IPv6 network are one client', () => {
  const { connect } = server(false)
  times(5_000, (at) => connect(`2001:db8::${at.toString(16)}`))
  expect(connect('2001:db8::ffff').isRefused).toBe(true)
  expect(connect('2001:db8:1::1').isRefused).toBe(false)
})

test('behind a proxy all connections are its own', () => {
  const { connect } = server(true)
  expect(times(6_000, () => connect('10.0.0.1')).filter(({ isRefused }) => isRefused)).toEqual([])
})

test.each([
  [true, 1_000, 800],
  [false, 1_000, 800],
  [true, 300, 150],
  [false, 100_000, 10_000],
])(
  'behind a proxy (%s), a process with %i descriptors takes %i connections, and says so',
  (behindProxy, limit, most) => {
    const { connect, warning, lines } = server(behindProxy, limit)
    const taken = times(most, (at) => connect(`203.0.${at % 200}.${at % 250}`))
    expect(taken.filter(({ isRefused }) => isRefused)).toEqual([])
    expect([warning(), lines]).toEqual([undefined, []])
    expect(times(3, () => connect('198.51.100.1')).every(({ isRefused }) => isRefused)).toBe(true)
    expect(warning()).toMatch(`this process had ${most}, as many as`)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ connections: most }])
    taken[0]?.socket.emit('close')
    expect(connect('198.51.100.1').isRefused).toBe(false)
  },
)

import { EventEmitter } from 'node:events'
import { request as ask, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limitConnections } from '#server/http/connection-limit.ts'
import { Admission } from '#server/lib/admission.ts'
import { clientKey, trustedProxies } from '#server/lib/client-address.ts'
import { createLog } from '#server/lib/log.ts'
import { ClientBudgets, TooManyAttempts } from '#server/limits.ts'
import fc from '#tests/support/project/fuzz.ts'

/** 10 % of a core: 100 units a second, of which 300 are saved up. */
function budgets() {
  let now = 0
  const all = new ClientBudgets(10, { now: () => now })
  const of = (ip: string) => all.of({ ip, userId: undefined })
  const spent = (client: string, cost: number) => {
    try {
      of(client).spend(cost)
      return true
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error
      return error.retryAfterSeconds
    }
  }
  return {
    of,
    spent,
    pass: (ms: number) => {
      now += ms
    },
  }
}

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

describe('client address', () => {
  let app: FastifyInstance | undefined
  afterEach(() => app?.close())

  /** The address that the app finds for a request from 127.0.0.1. */
  async function addressOf(trust: false | number | string, forwardedFor: string): Promise<string> {
    app = Fastify({ trustProxy: trustedProxies(trust) })
    app.get('/', async ({ ip }) => ip)
    const url = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' })
    return new Promise((done, fail) => {
      ask(url, { headers: { 'x-forwarded-for': forwardedFor }, agent: false }, async (answer) =>
        done((await answer.toArray()).join('')),
      )
        .once('error', fail)
        .end()
    })
  }

  test.each<[string, false | number | string, string]>([
    ['no proxy is trusted', false, '127.0.0.1'],
    ['one proxy is trusted by its address', '127.0.0.1', '10.0.0.5'],
    ['two are trusted by their networks', 'loopback, 10.0.0.0/8', '198.51.100.2'],
    ['another address is trusted', '192.0.2.1', '127.0.0.1'],
    ['one proxy stands in front', 1, '10.0.0.5'],
    ['two proxies stand in front', 2, '198.51.100.2'],
  ])('the client has the last address that is not trusted: %s', async (_case, trust, expected) => {
    expect(await addressOf(trust, '203.0.113.7, 198.51.100.2, 10.0.0.5')).toBe(expected)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
])('%s counts as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key)
})

describe('client budgets', () => {
  test('a client works until its savings are used up, and again after the time that it is told', () => {
    const { spent, pass } = budgets()
    expect([spent('a', 150), spent('a', 100), spent('a', 300)]).toEqual([true, true, true])
    expect(spent('a', 1)).toBe(3)
    expect(spent('b', 1)).toBe(true)
    pass(2_000)
    expect(spent('a', 1)).toBe(1)
    pass(1_000)
    expect(spent('a', 1)).toBe(true)
  })

  test('what was not needed is given back, and no more than the savings', () => {
    const { of, spent } = budgets()
    expect(spent('a', 300)).toBe(true)
    expect(spent('a', 1)).toBe(1)
    of('a').refund(299)
    expect(spent('a', 1)).toBe(true)
    of('a').refund(10_000)
    expect([spent('a', 300), spent('a', 1)]).toEqual([true, 1])
  })

  test('0 is no limit', () => {
    const budget = new ClientBudgets(0).of({ ip: 'a', userId: undefined })
    for (let time = 0; time < 100; time++) budget.spend(1_000_000)
  })

  test('whatever a client does, it gets its savings, its share of the time and one work more', () => {
    const work = fc.record({
      cost: fc.integer({ min: 1, max: 200 }),
      wait: fc.integer({ min: 0, max: 3_000 }),
    })
    fc.assert(
      fc.property(fc.array(work), (works) => {
        const { spent, pass } = budgets()
        let done = 0
        let passed = 0
        for (const { cost, wait } of works) {
          pass(wait)
          passed += wait
          if (spent('a', cost) === true) done += cost
        }
        expect(done).toBeLessThanOrEqual(300 + passed / 10 + 200)
      }),
    )
  })
})

describe('connection limit', () => {
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
})

describe('admission', () => {
  const PLACES = 20
  let admission: Admission
  beforeEach(() => {
    settled.length = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    admission = new Admission({ maxPlaces: PLACES })
    admission.start()
  })
  afterEach(() => {
    admission.stop()
    vi.useRealTimers()
  })

  const response = (socket = new Socket()) => new ServerResponse(new IncomingMessage(socket))

  function take(count: number, places?: number): ServerResponse[] {
    const taking = Array.from({ length: count }, () => response())
    for (const one of taking) admission.take(one, places)
    return taking
  }

  /** How many are let in before it says no. */
  function room(preferred = false): number {
    let count = 0
    for (; admission.canAdmit(preferred); count++) take(1)
    return count
  }

  const settled: string[] = []

  /** Waits, and notes under a name whether it was admitted. */
  async function wait(name: string, one = response(), o?: { preferred?: boolean; places?: number }) {
    settled.push((await admission.canAdmitLater(one, o)) ? name : `not ${name}`)
  }

  async function releaseAll(open: ServerResponse[]) {
    for (const one of open) admission.release(one)
    await turn()
    await turn()
  }

  test('so many are let in, and sessions beside as many visitors', () => {
    expect(room()).toBe(PLACES)
    expect(room(true)).toBe(PLACES)
  })

  test('a request that goes through the app takes its places once, and gives them back once', async () => {
    const [one] = take(PLACES / 4, 4)
    expect(admission.canAdmit(false)).toBe(false)
    if (!one) throw new Error('None was taken')
    admission.take(one, 4)
    expect(admission.places).toBe(PLACES)
    one.emit('close')
    await releaseAll([one])
    expect(admission.places).toBe(PLACES - 4)
  })

  test('without a bound nobody waits', () => {
    admission = new Admission({ maxPlaces: Number.POSITIVE_INFINITY })
    take(2_000)
    expect(admission.canAdmit(false)).toBe(true)
  })

  test('a place is free again in the next turn of the event loop, not within the same', async () => {
    const open = take(PLACES)
    for (const one of open.slice(0, 5)) admission.release(one)
    expect(room()).toBe(0)
    await turn()
    expect(room()).toBe(5)
  })

  test('a few at once are no crowd, more are, until they are answered', async () => {
    take(16)
    expect(admission.isBusy()).toBe(false)
    const open = take(1)
    expect(admission.isBusy()).toBe(true)
    await releaseAll(open)
    expect(admission.isBusy()).toBe(false)
  })

  test('places that come free go to those who wait, in their order, each with all that it takes', async () => {
    const open = take(PLACES)
    for (const [name, places] of [
      ['first', 1],
      ['page', 4],
      ['third', 1],
      ['fourth', 1],
    ] as const) {
      void wait(name, response(), { places })
    }
    expect(admission.waiting).toBe(4)
    await releaseAll(open.slice(0, 5))
    expect(settled).toEqual(['first', 'page'])
    // There are places, but others wait for them.
    expect([admission.waiting, admission.canAdmit(false), admission.canAdmit(true)]).toEqual([2, false, true])
  })

  test('a session does not wait behind visitors', async () => {
    const open = take(PLACES * 2)
    void wait('visitor')
    void wait('student', response(), { preferred: true })
    await releaseAll(open.slice(0, 1))
    expect([settled, admission.waiting]).toEqual([['student'], 1])
  })

  test('a new connection takes turns with those that have waited before', async () => {
    const connections = ['a', 'b', 'c'].map((name) => ({ name, socket: new Socket() }))
    const first = take(PLACES)
    for (const { name, socket } of connections) void wait(name, response(socket))
    await releaseAll(first)
    expect(settled.splice(0)).toEqual(['a', 'b', 'c'])

    const open = take(PLACES)
    for (const { name, socket } of connections) void wait(name, response(socket))
    for (const name of ['new', 'newer']) void wait(name)
    await releaseAll(open)
    // The last time ended with a new one.
    expect(settled).toEqual(['a', 'new', 'b', 'newer', 'c'])
  })

  test('nobody is admitted who has waited for four seconds, whose client has left, or who waits at the stop', async () => {
    take(PLACES)
    const gone = response()
    void wait('late')
    void wait('gone', gone)
    vi.advanceTimersByTime(3_980)
    void wait('waiting')
    await turn()
    expect([settled, admission.waiting]).toEqual([[], 3])
    gone.emit('close')
    vi.advanceTimersByTime(40)
    await turn()
    expect([settled.splice(0), admission.waiting]).toEqual([['not gone', 'not late'], 1])
    admission.stop()
    await turn()
    expect([settled, admission.waiting]).toEqual([['not waiting'], 0])
  })

  test('no request waits with a large body or one of unknown length', async () => {
    const open = take(PLACES)
    const large = () =>
      [{ 'content-length': '16385' }, { 'transfer-encoding': 'chunked' }].map((headers) => {
        const one = response()
        Object.assign(one.req.headers, headers)
        return admission.canAdmitLater(one)
      })
    expect(await Promise.all(large())).toEqual([false, false])
    expect(admission.waiting).toBe(0)
    await releaseAll(open.slice(0, 1))
    expect(await Promise.all(large())).toEqual([true, true])
  })

  test('so many wait at a time', async () => {
    take(PLACES)
    for (let count = 0; count < 5_000; count++) void admission.canAdmitLater(response())
    expect(await admission.canAdmitLater(response())).toBe(false)
    expect(admission.waiting).toBe(5_000)
  })

  test('of many that have waited too long, some are rejected in each turn', () => {
    take(PLACES)
    for (let count = 0; count < 250; count++) void admission.canAdmitLater(response())
    vi.advanceTimersByTime(4_000)
    const left = [20, 20, 20].map((ms) => {
      vi.advanceTimersByTime(ms)
      return admission.waiting
    })
    expect(left).toEqual([150, 50, 0])
  })
})

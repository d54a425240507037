import { execFileSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { MessageChannel } from 'node:worker_threads'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBatcher } from '#server/lib/batcher.ts'
import { byteRange } from '#server/lib/byte-range.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { baseName, contentDisposition } from '#server/lib/file-name.ts'
import { loadOnce } from '#server/lib/load-once.ts'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import { inLanguage } from '#server/locales/say.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const file = { size: 100, etag: '"a"' }

/** All texts of as many characters or fewer. */
function textsOf(alphabet: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  const shorter = textsOf(alphabet, length - 1)
  return ['', ...shorter.flatMap((text) => alphabet.map((character) => text + character))]
}

/** The shortest plain form of a number without separators, found one character after the other. */
function plainForm(text: string): string | undefined {
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '', fraction = '', ...more] = text.slice(sign.length).split('.')
  const digits = [...whole, ...fraction]
  if (digits.length === 0 || more.length > 0 || digits.some((digit) => digit !== '0' && digit !== '1'))
    return undefined
  const [before, after] = [[...whole], [...fraction]]
  while (before[0] === '0') before.shift()
  while (after.at(-1) === '0') after.pop()
  const shortest = `${before.join('') || '0'}${after.length > 0 ? `.${after.join('')}` : ''}`
  return shortest === '0' ? '0' : sign + shortest
}

/** The file name that a browser reads from the header. */
function readName(header: string): string {
  // The whole header, so that nothing else can hide in it.
  const [, , encoded = ''] =
    /^attachment; filename="([^"\\\p{Cc}]*)"; filename\*=UTF-8''([\w.~!$&+^`|%-]*)$/u.exec(header) ?? []
  return decodeURIComponent(encoded)
}

/** Runs in a process of its own, for nothing can be thawed. @returns what the script's `report` was called with. */
function whenFrozen(script: string): unknown {
  const program = `
    import { freezePrototypes } from '#server/lib/freeze-prototypes.ts'
    const report = (value) => process.stdout.write(JSON.stringify(value))
    freezePrototypes()
    ${script}`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, options, { cwd: projectRoot, encoding: 'utf8' }))
}

async function* portions() {
  yield* [1, 2, 3]
}

/** Events while three portions are taken, when other work waits for the shortest of times behind each. */
async function courseOf(isBusy: boolean): Promise<(string | number)[]> {
  const course: (string | number)[] = []
  const others: Promise<unknown>[] = []
  for await (const portion of pauseWhileBusy(portions(), { isBusy: () => isBusy })) {
    course.push(portion)
    others.push(
      new Promise<void>((done) => {
        setTimeout(() => {
          course.push('another')
          done()
        }, 1)
      }),
    )
  }
  course.push('end')
  await Promise.all(others)
  return course
}

test('is a version 7 UUID that begins with the time', () => {
  const id = uuid7(Date.parse('2026-11-21T10:00:00Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-21T10:00:00Z'))
  expect(uuid7(1)).not.toBe(uuid7(1))
})

describe('batcher', () => {
  test('joins what is asked in the same instant and answers each with its own', async () => {
    const load = vi.fn(async (keys: number[]) => keys.map((key) => key * 2))
    const double = createBatcher(load, { maxSize: 3, inFlight: 2 })
    expect(await Promise.all([double(1), double(2), double(3), double(4)])).toEqual([2, 4, 6, 8])
    expect(load.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
    expect(await double(5)).toBe(10)
  })

  test('waits for no call that takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const ends: (() => void)[] = []
    const load = vi.fn(async (keys: number[]) => {
      await new Promise<void>((done) => ends.push(done))
      return keys
    })
    const same = createBatcher(load, { maxSize: 10, inFlight: 1, fullInFlight: 3 })
    const answers: Promise<number>[] = []
    for (const key of [1, 2, 3, 4]) {
      answers.push(same(key))
      await eventually(() => expect(load).toHaveBeenCalledTimes(Math.min(key, 3)))
    }
    // As many as may be are on their way.
    await vi.advanceTimersByTimeAsync(1_000)
    expect(load.mock.calls).toEqual([[[1]], [[2]], [[3]]])
    ends.splice(0).forEach((end) => void end())
    expect(await Promise.all(answers.slice(0, 3))).toEqual([1, 2, 3])
    await eventually(() => expect(load.mock.calls.at(-1)).toEqual([[4]]))
    ends.splice(0).forEach((end) => void end())
    expect(await answers[3]).toBe(4)
  })

  test('joins what is asked while as many calls as may be are on their way', async () => {
    const held: (() => void)[] = []
    const load = vi.fn(async (keys: number[]) => {
      await new Promise<void>((done) => held.push(done))
      return keys
    })
    const same = createBatcher(load, { maxSize: 10, inFlight: 2 })
    const answers: Promise<number>[] = []
    for (const key of [1, 2, 3, 4]) {
      answers.push(same(key))
      await new Promise(setImmediate)
    }
    expect(load.mock.calls).toEqual([[[1]], [[2]]])
    held.shift()?.()
    await eventually(() => expect(load.mock.calls).toEqual([[[1]], [[2]], [[3, 4]]]))
    for (const done of held) done()
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
  })

  test('fails everybody in a batch that fails, and nobody after it', async () => {
    const load = vi.fn(async (keys: number[]) => keys)
    const same = createBatcher(load, { maxSize: 10, inFlight: 1 })
    load.mockRejectedValueOnce(new Error('no database'))
    const [one, two] = await Promise.allSettled([same(1), same(2)])
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'no database' } })
    expect(two).toMatchObject({ status: 'rejected' })
    expect(await same(3)).toBe(3)
  })

  test('sends off at once what carries as much as it may, even in a turn of the event loop that does not end', () => {
    const load = vi.fn(() => new Promise<number[]>(() => {}))
    const same = createBatcher(load, { maxSize: 2, inFlight: 1, fullInFlight: 3 })
    for (let key = 1; key <= 9; key++) void same(key)
    expect(load.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5, 6]]])
  })

  test('sends off what has waited for an instant, even in a turn of the event loop that does not end', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const load = vi.fn(() => new Promise<number[]>(() => {}))
    const same = createBatcher(load, { maxSize: 10, inFlight: 2 })
    void same(1)
    clock.mockReturnValue(1_004)
    void same(2)
    expect(load).not.toHaveBeenCalled()
    clock.mockReturnValue(1_006)
    void same(3)
    expect(load.mock.calls).toEqual([[[1, 2, 3]]])
  })
})

describe('load once', () => {
  test('what several ask for at once is loaded once, each key for itself', async () => {
    const load = vi.fn(async (key: string) => `${key} loaded`)
    const get = loadOnce(load)
    expect(await Promise.all([get('en'), get('en'), get('ne')])).toEqual([
      'en loaded',
      'en loaded',
      'ne loaded',
    ])
    expect(await get('en')).toBe('en loaded')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('after a failure the next one who asks loads anew', async () => {
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('is being replaced'))
    const get = loadOnce(load)
    await expect(Promise.all([get('ne'), get('ne')])).rejects.toThrow('is being replaced')
    expect(await get('ne')).toBe('loaded')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

test('tasks run one after the other, those after a failed one too', async () => {
  const queue = oneAtATime()
  const course: string[] = []
  const task = (name: string) => async () => {
    course.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    course.push(`${name} ends`)
    if (name === 'two') throw new Error('two has failed')
    return name
  }
  const results = await Promise.allSettled(['one', 'two', 'three'].map((name) => queue(task(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(course).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

describe('port stream', () => {
  test('items come in order, and then their end', async () => {
    const { port1, port2 } = new MessageChannel()
    const sent = sendItems(port1, Readable.from([1, 2, 3, 4, 5]))
    const received: number[] = []
    for await (const item of receiveItems<number>(port2)) received.push(item)
    await sent
    expect(received).toEqual([1, 2, 3, 4, 5])
  })

  test.each([
    ['before anything was asked for', 0],
    ['in the middle', 2],
  ])('whoever goes %s leaves nothing open', async (_when, taken) => {
    const { port1, port2 } = new MessageChannel()
    const source = Readable.from([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const sent = sendItems(port1, source)
    const received = receiveItems<number>(port2)
    for (let item = 0; item < taken; item++) await received.next()
    if (taken === 0) port2.close()
    else await received.return(undefined)
    await sent
    await finished(source).catch(() => {})
    expect(source.destroyed).toBe(true)
  })
})

describe('byte range', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
  ])('%s', (range, expected) => expect(byteRange({ range }, file)).toEqual(expected))

  test('counts only for the version that it is of', () => {
    expect(byteRange({ range: 'bytes=0-1', 'if-range': '"a"' }, file)).toEqual({ start: 0, end: 1 })
    expect(byteRange({ range: 'bytes=0-1', 'if-range': '"b"' }, file)).toBeUndefined()
    expect(byteRange({}, file)).toBeUndefined()
  })
})

describe('decimal', () => {
  test('a number gets its shortest form, and nothing else is a number', () => {
    const wrong = textsOf(['0', '1', '.', '-', 'x'], 6).filter((text) => {
      const read = readDecimal(text, { integerDigits: 8, decimals: 8 })
      return plainForm(text) !== ('value' in read ? read.value : undefined)
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['zeros before a number', `${'0'.repeat(60)}5`],
    ['zeros after a number', `5.${'0'.repeat(59)}`],
    ['more digits than a number has', '5'.repeat(61)],
    ['more decimals than a number has', `0.${'5'.repeat(59)}`],
    ['a number in scientific notation', `${'5'.repeat(58)}E+9`],
    ['a number with commas', `${'5,'.repeat(30)}5`],
  ])('text of more than 60 characters is no number, and a message shows 40 of them: %s', (_what, text) => {
    expect(inLanguage(readDecimal(text, { integerDigits: 8, decimals: 4 }), 'en')).toEqual({
      problem: `Expected number, received “${text.slice(0, 40)}…”.`,
    })
  })

  test('text of 60 characters is read', () => {
    const text = `${'0'.repeat(30)}5.${'0'.repeat(28)}`
    expect(readDecimal(text, { integerDigits: 8, decimals: 4 })).toEqual({ value: '5' })
  })
})

describe('file name', () => {
  test.each([
    ['नतिजा (१) - it’s "final".csv', 'नतिजा (१) - it’s "final".csv'],
    ['क्‍ष.csv', 'क्‍ष.csv'],
    ['a\r\nSet-Cookie: stolen=1.csv', 'a__Set-Cookie: stolen=1.csv'],
    ['a"; filename="b.exe', 'a"; filename="b.exe'],
    ["a'; filename*=UTF-8''b.exe", "a'; filename*=UTF-8''b.exe"],
    ['a\0b\u007f\u0085.csv', 'a_b__.csv'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['..\\..\\evil.exe', '.._.._evil.exe'],
    ['gnp.\u202exe.csv', 'gnp._xe.csv'],
    ['half \ud83d.csv', 'half \ufffd.csv'],
    ['100%0d%0a.csv', '100%0d%0a.csv'],
  ])('a download called %j is called that and says nothing else', (fileName, name) => {
    expect(readName(contentDisposition('attachment', fileName))).toBe(name)
  })

  test.each([
    ['C:\\Users\\me\\नतिजा.csv', 'नतिजा.csv'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nb.csv', 'a b.csv'],
    ['gnp.\u202exe.csv', 'gnp.xe.csv'],
    [`${'न'.repeat(300)}.csv`, `${'न'.repeat(195)}न.csv`],
  ])('an upload called %j is kept as a name without a folder', (fileName, name) => {
    expect(baseName(fileName)).toBe(name)
  })
})

describe('freeze prototypes', () => {
  test('no method of a built-in prototype can be replaced, and none of its own methods', () => {
    const changed = whenFrozen(`
    const changed = []
    for (const builtIn of [Object, Function, Array, String, Number, Promise, RegExp, Date, Error, Map, Set])
      for (const key of Object.getOwnPropertyNames(builtIn.prototype)) {
        if (builtIn === Function && /^(arguments|caller)$/.test(key)) continue
        const before = Object.getOwnPropertyDescriptor(builtIn.prototype, key)
        try { builtIn.prototype[key] = 1 } catch {}
        let method
        try { method = builtIn.prototype[key] } catch {}
        if (typeof method === 'function' && method.prototype === undefined) try { method.call = 1 } catch {}
        const after = Object.getOwnPropertyDescriptor(builtIn.prototype, key)
        if (after.value !== before.value || after.get !== before.get || Object.hasOwn(method ?? {}, 'call'))
          changed.push(builtIn.name + '.' + key)
      }
    report(changed)`)
    expect(changed).toEqual([])
  })

  test('objects, errors and dates still take properties of the same names', () => {
    expect(
      whenFrozen(`
      const error = new Error('a')
      error.name = 'Own'
      error.message = 'b'
      const object = {}
      object.toString = () => 'own'
      object.constructor = 1
      report([String(error), String(object), Object.keys(object)])`),
    ).toEqual(['Own: b', 'own', ['toString', 'constructor']])
  })

  // Loads the schema and the client's documents from their sources.
  test('the documents of the client are compiled', { timeout: 120_000 }, () => {
    const uncompiled = whenFrozen(`
    const { parse } = await import('graphql')
    const { compile } = await import('#server/api/compile-operation.ts')
    const { schema } = await import('#server/api/schema.ts')
    const { sentDocuments } = await import('#client/data/sent-documents.ts')
    const reasons = []
    for (const text of sentDocuments())
      compile(schema, parse(text), { error: ({ err }) => reasons.push(err.message) })
    report(reasons)`)
    expect(uncompiled).toEqual([])
  })
})

describe('pause while busy', () => {
  test('lets others in behind every portion while there is a crowd, and comes to its end', async () => {
    expect(await courseOf(true)).toEqual([1, 'another', 2, 'another', 3, 'another', 'end'])
  })

  test('goes straight on when there is none', async () => {
    expect(await courseOf(false)).toEqual([1, 2, 3, 'end', 'another', 'another', 'another'])
  })
})

import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { errorFilePath, errorFileUrl, sealedFiles } from '#server/domains/imports/error-file.ts'
import { originalUrl } from '#server/domains/imports/signed-file.ts'
import { RESULT_FILES } from '#server/domains/results/import/result-file.ts'
import { thumbnailKey, thumbnailUrl } from '#server/domains/videos/video.ts'
import { Admission } from '#server/lib/admission.ts'
import { attachmentsOf, pdf, putUp } from '#tests/support/content/notices.ts'
import { head } from '#tests/support/faults/raw-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import fc from '#tests/support/project/fuzz.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const admission = new Admission()
let app: TestApp
/** One address of each kind of stored file. */
let paths: string[]
/** Originals are for signed-in admins. */
let cookie: string
beforeAll(async () => {
  app = await testApp({ admission })
  const admin = app.as('ADMIN')
  const notice = await putUp(admin, { attachments: [pdf('Notice.pdf', 3_000_000)] })
  const attachments = await attachmentsOf(admin, notice)
  cookie = admin.cookieHeader()
  const thumbnail = `${randomUUID()}.webp`
  const seen = new Date()
  await app.db.prisma.video.create({
    data: {
      ...{ id: 'v', title: 'v', description: 'v', channelTitle: 'v', thumbnailPath: thumbnail },
      ...{ publishedAt: seen, endedAt: seen, seenAt: seen },
    },
  })
  const rows = Array.from({ length: 30_000 }, (_, at) => ({ candidate: `${at}`, exam: 'FILES' }))
  await scenarios(app).resultFile(resultsCsv(rows), { examTitle: 'Files' })
  const file = await app.db.prisma.examResultFile.findFirstOrThrow()
  const keys = createKeyRing(app.db)
  const errors = { id: randomUUID(), fileName: 'errors.csv', rowCount: 1 }
  const body = () => Readable.from([Buffer.alloc(3_000_000, 'a')])
  await app.files.put(thumbnailKey(thumbnail), body(), { maxBytes: 3_000_000 })
  await (await sealedFiles(app)).put(errorFilePath(errors.id), body(), { maxBytes: 3_000_000 })
  paths = [
    attachments[0]?.url ?? '',
    thumbnailUrl(thumbnail),
    await originalUrl(RESULT_FILES, file.id, keys),
    await errorFileUrl(errors, keys),
  ]
})
afterAll(() => app.close())

/** Stored files that this process has open; none where the system does not say. */
function openFiles(): string[] {
  const descriptors = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []
  return descriptors.flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`)
      return path.startsWith(app.env.dataDir) ? [path] : []
    } catch {
      // Closed since the folder was read.
      return []
    }
  })
}

/** The server lives in this process: a number of turns of the event loop is the same moment on any machine. */
async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done++) await turn()
}

async function download(
  requests: string[],
  o: { stays: () => Promise<void>; reads: boolean; leaves: 'reset' | 'end' },
): Promise<void> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  // Being cut off is what is tried here.
  socket.on('error', () => {})
  if (o.reads) socket.resume()
  const closed = new Promise((done) => socket.once('close', done))
  socket.write(requests.join(''))
  await o.stays()
  if (o.leaves === 'reset') socket.resetAndDestroy()
  else socket.end()
  await turn()
  socket.destroy()
  await closed
}

const nothingIsLeft = () => eventually(() => expect([openFiles(), admission.places]).toEqual([[], 0]))

test('every kind of stored file comes whole', async () => {
  for (const path of paths) {
    const answer = await fetch(app.url + path, { headers: { cookie } })
    expect([path, answer.status]).toEqual([path, 200])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500_000)
  }
  await nothingIsLeft()
})

test('whatever is downloaded and however it is interrupted, no file stays open', async () => {
  const request = fc
    .record({
      method: fc.constantFrom('GET', 'HEAD'),
      path: fc.integer({ min: 0, max: 3 }),
      headers: fc.constantFrom(
        {},
        { range: 'bytes=100-' },
        { 'accept-encoding': 'gzip' },
        { connection: 'close' },
      ),
    })
    .map((one) => ({ ...one, times: 20 }))
  const connection = fc.record({
    requests: fc.array(request, { minLength: 1, maxLength: 5 }),
    stays: fc.integer({ min: 0, max: 2_000 }).map((count) => () => turns(count)),
    reads: fc.boolean(),
    leaves: fc.constantFrom('reset', 'end'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(connection, { minLength: 1, maxLength: 6 }), async (connections) => {
      const bytes = (one: (typeof connections)[number]) =>
        one.requests.flatMap(({ method, path, headers, times }) =>
          Array<string>(times).fill(head(`${method} ${paths[path]}`, { cookie, ...headers })),
        )
      await Promise.all(connections.map((one) => download(bytes(one), one)))
      await nothingIsLeft()
    }),
    { numRuns: 15 },
  )
})

test('a connection has one file open at a time, and none for HEAD', async () => {
  const files: PassThrough[] = []
  // They never end.
  const open = vi.spyOn(app.files, 'open').mockImplementation(async () => {
    files.push(new PassThrough())
    return files.at(-1) as PassThrough
  })
  const requests = Array<string>(200).fill(head(`GET ${paths[0]}`, {}))
  const stays = async () => {
    await expect.poll(() => files.length).toBe(60)
    await turns(100)
  }
  await Promise.all(
    Array.from({ length: 60 }, () => download(requests, { stays, reads: false, leaves: 'reset' })),
  )
  await nothingIsLeft()
  expect(files).toHaveLength(60)
  await expect.poll(() => files.every(({ destroyed }) => destroyed)).toBe(true)
  open.mockClear()
  for (const path of paths) {
    const answer = await fetch(app.url + path, { method: 'HEAD', headers: { cookie } })
    expect([answer.status, Number(answer.headers.get('content-length')) > 500_000]).toEqual([200, true])
  }
  expect(open).not.toHaveBeenCalled()
})

test('pipelined downloads come in their order, and whoever pipelines too many is cut', async () => {
  const { hostname, port } = new URL(app.url)
  const statuses = (count: number) =>
    new Promise<number>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname).setEncoding('latin1')
      socket.on('error', () => {})
      socket.on('data', (more) => {
        text += more
      })
      socket.once('close', () => resolve(text.match(/HTTP\/1.1 404/g)?.length ?? 0))
      const last = head('GET /none.txt', { connection: 'close' })
      socket.write(head('GET /none.txt', {}).repeat(count - 1) + last)
    })
  expect(await statuses(200)).toBe(200)
  expect(await statuses(400)).toBeLessThan(252)
})

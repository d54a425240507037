import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { availabilityProblemOf, FileStoreFailed } from '#server/lib/availability-error.ts'
import { FileMissing, type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { reportFailures } from '#server/storage/report-failures.ts'
import { s3FileStore } from '#server/storage/s3-file-store.ts'
import { attachmentsOf, picture, putUp } from '#tests/support/content/notices.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const content = Buffer.alloc(300_000, 'pravesh')
const key = 'folder/there.csv'
const put = (files: FileStore, to: string) => files.put(to, Readable.from([content]), { maxBytes: 1e6 })

/** Everything that is asked of a file store about a file that it has. */
const operations: Record<string, (files: FileStore) => Promise<unknown>> = {
  stat: (files) => files.stat(key),
  open: async (files) => buffer(await files.open(key)),
  range: async (files) => buffer(await files.open(key, { start: 1, end: 2 })),
  put: (files) => put(files, 'folder/new.csv'),
  delete: (files) => files.delete('folder/other.csv'),
  list: async (files) => {
    for await (const file of files.list('folder')) if (file.key === key) return file
    throw new Error('not listed')
  },
}

async function expectFailure(doing: Promise<unknown>): Promise<void> {
  const outcome = await doing.then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  )
  expect(outcome).toMatchObject({ error: expect.any(FileStoreFailed) })
  expect('error' in outcome && availabilityProblemOf(outcome.error)).toBeTruthy()
}

describe('a bucket', () => {
  let service: Awaited<ReturnType<typeof s3Peer>>
  let peer: S3FaultPeer
  let bucket: Awaited<ReturnType<typeof s3FileStore>>
  let files: FileStore
  let app: TestApp
  beforeAll(async () => {
    service = await s3Peer()
    peer = await s3FaultPeer(service.settings.endpoint ?? '')
    bucket = await s3FileStore({ ...service.settings, endpoint: peer.endpoint })
    files = reportFailures(bucket)
    app = await testApp({ files })
    await put(files, key)
  })
  afterEach(() => peer.restore())
  afterAll(async () => {
    await app.close()
    bucket.close()
    await peer.close()
    await service.stop()
  })

  const wrongAnswer = fc.record({
    status: fc.constantFrom(400, 401, 403, 404, 405, 409, 429, 500, 502, 503),
    body: fc.constantFrom(
      '',
      '<html>Not here</html>',
      ...['NoSuchBucket', 'AccessDenied', 'SlowDown'].map(s3Error),
    ),
  })

  test('that answers anything wrong is out of order, and no file is missing', {
    timeout: 300_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(operations)), wrongAnswer, async (name, wrong) => {
        peer.answer(wrong)
        await expectFailure(operations[name]?.(files) ?? Promise.resolve())
      }),
      { numRuns: 40 },
    )
    peer.restore()
    expect(await files.stat(key)).toMatchObject({ size: content.length })
  })

  test('says of one file that it is missing', async () => {
    expect(await files.stat('folder/missing.csv')).toBeNull()
    await expect(files.open('folder/missing.csv')).rejects.toThrow(FileMissing)
  })

  test('that breaks off a file is out of order', async () => {
    peer.cutReading()
    await expectFailure(operations.open?.(files) ?? Promise.resolve())
  })

  test('that is missing makes no attachment missing', async () => {
    const id = await putUp(app.as('ADMIN'), { attachments: [await picture('a.jpg')] })
    const [attachment] = await attachmentsOf(app.as('VISITOR'), id)
    peer.answer({ status: 404, body: s3Error('NoSuchBucket') })
    const answer = await app.as('VISITOR').fetch(attachment?.url ?? '')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    peer.restore()
    expect((await app.as('VISITOR').fetch(attachment?.url ?? '')).status).toBe(200)
  })
})

describe('a folder', () => {
  let root: string
  let files: FileStore
  afterEach(() => removeFolder(root))

  const faults: Record<string, () => Promise<void>> = {
    'is not mounted any more': () => rename(join(root, 'files'), join(root, 'elsewhere')),
    'holds a file where a folder was': async () => {
      await rm(join(root, 'files/folder'), { recursive: true })
      await writeFile(join(root, 'files/folder'), '')
    },
    'holds a folder where a file was': async () => {
      await rm(join(root, `files/${key}`))
      await mkdir(join(root, `files/${key}`))
    },
  }
  const reading = { 'is not mounted any more': ['stat', 'open', 'range'] } as Record<string, string[]>
  const cases = Object.keys(faults).flatMap((fault) =>
    (
      reading[fault] ?? (fault.includes('folder was') ? ['stat', 'open', 'range', 'put'] : ['open', 'range'])
    ).map((operation) => [fault, operation] as const),
  )

  test.each(cases)('that %s is out of order when asked to %s', async (fault, operation) => {
    root = await mkdtemp(join(tmpdir(), 'pravesh-faults-'))
    files = reportFailures(localFileStore(join(root, 'files')))
    expect(await files.stat(key)).toBeNull()
    await put(files, key)
    await faults[fault]?.()
    await expectFailure(operations[operation]?.(files) ?? Promise.resolve())
  })
})

/** An answer that a bucket, or what stands before it, gives instead of the right one. */
interface WrongAnswer {
  status: number
  body: string
}

/** Stands before an S3 service on HTTP. */
interface S3FaultPeer {
  endpoint: string
  /** Every request is answered like this. */
  answer(wrong: WrongAnswer): void
  /** The connection ends after half of the answer to a GET. */
  cutReading(): void
  restore(): void
  close(): Promise<void>
}

const s3Error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** @param target address of the service. */
async function s3FaultPeer(target: string): Promise<S3FaultPeer> {
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

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from '#server/lib/start-error.ts'
import { FileExists } from '#server/storage/file-store.ts'
import { s3FileStore } from '#server/storage/s3-file-store.ts'
import { fileStoreSuite } from '#tests/support/files/file-store-suite.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'

let peer: Awaited<ReturnType<typeof s3Peer>>
let files: Awaited<ReturnType<typeof s3FileStore>>

beforeAll(async () => {
  peer = await s3Peer()
  files = await s3FileStore(peer.settings)
})
afterEach(async () => {
  for (const folder of ['exam_results', 'f', 'ff']) {
    for await (const { key } of files.list(folder)) await files.delete(key)
  }
  await files.delete('a.csv')
})
afterAll(async () => {
  files.close()
  await peer.stop()
})

fileStoreSuite('an S3-compatible bucket', () => files)

const put = (store: typeof files, key: string, size: number) =>
  store.put(key, Readable.from([Buffer.alloc(size, 'a')]), { maxBytes: size })

test('downloads that nobody reads on keep nobody from the bucket', async () => {
  await put(files, 'f/large.bin', 3_000_000)
  const unread = await Promise.all(Array.from({ length: 60 }, () => files.open('f/large.bin')))
  expect(await files.stat('f/large.bin')).toMatchObject({ size: 3_000_000 })
  for (const download of unread) download.destroy()
})

/** A store in the same bucket, whose service answers some requests otherwise. @param answer says whether it did. */
async function behind(answer: (asked: IncomingMessage, response: ServerResponse) => Promise<boolean>) {
  const { port } = new URL(peer.settings.endpoint ?? '')
  const server = createServer(async (asked, response) => {
    if (await answer(asked, response)) return
    const { method = '', url = '', headers } = asked
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
      response.writeHead(from.statusCode ?? 0, from.headers)
      from.pipe(response)
    })
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = await s3FileStore({ ...peer.settings, endpoint })
  return {
    store,
    async [Symbol.asyncDispose]() {
      store.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test.each([1_000, 6_000_000])(
  'a service that knows no conditions takes a file of %i bytes all the same',
  async (size) => {
    let refused = 0
    await using other = await behind(async (asked, response) => {
      if (asked.headers['if-none-match'] === undefined) return false
      refused++
      asked.resume()
      const body =
        '<Error><Code>NotImplemented</Code><Message>A header you provided is not known</Message></Error>'
      response.writeHead(501, { 'content-type': 'application/xml' }).end(body)
      return true
    })
    await put(other.store, 'f/a.csv', size)
    expect(await text(await files.open('f/a.csv'))).toHaveLength(size)
    await expect(put(other.store, 'f/a.csv', size)).rejects.toThrow(FileExists)
    await put(other.store, 'f/b.csv', size)
    expect(refused).toBe(1)
  },
)

test('an upload may take longer than a request that sends no file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await using slow = await behind(async ({ method }) => {
    if (method === 'PUT') vi.advanceTimersByTime(60_000)
    return false
  })
  await put(slow.store, 'f/a.csv', 1_000)
  expect(await text(await files.open('f/a.csv'))).toHaveLength(1_000)
})

test('a bucket that is not there stops the start with a sentence', async () => {
  const failing = s3FileStore({ ...peer.settings, bucket: 'no-such-bucket' })
  await expect(failing).rejects.toThrow(StartError)
  await expect(s3FileStore({ ...peer.settings, bucket: 'no-such-bucket' })).rejects.toThrow('S3_BUCKET')
})

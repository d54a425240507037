import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { StartError } from '#server/lib/start-error.ts'
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

test('a bucket that is not there stops the start with a sentence', async () => {
  const failing = s3FileStore({ ...peer.settings, bucket: 'no-such-bucket' })
  await expect(failing).rejects.toThrow(StartError)
  await expect(s3FileStore({ ...peer.settings, bucket: 'no-such-bucket' })).rejects.toThrow('S3_BUCKET')
})

import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkKey, FileExists, FileMissing, type FileStore, measure } from './file-store.ts'
import { StartError } from './start-error.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Of a service that is not Amazon's own. */
  endpoint?: string
  /** Absent means where Amazon's tools find them: environment, profile, the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** How long a request may take, of a small file or of one part; the SDK makes three attempts. */
const REQUEST_MS = 15_000
/** How long a download may stand still: a visitor's poor line holds it up as well. */
const IDLE_MS = 2 * 60_000

/** One part of a multipart upload, the most that is held in memory twice. */
const PART_BYTES = 8 * 1024 * 1024

/**
 * Files in an S3-compatible bucket, which several machines may share. Uploads go out in parts as they come in. A service
 * that is gone or silent fails what is asked of it within a minute. What a crash leaves of an upload in parts is not to be
 * seen here: the bucket's own lifecycle rule removes it.
 *
 * @param requestMs how long a request may take.
 * @throws StartError when the bucket cannot be reached.
 */
export async function s3FileStore(
  { bucket, region, endpoint, credentials }: S3Settings,
  requestMs = REQUEST_MS,
): Promise<FileStore & { close(): void }> {
  const client = new S3Client({
    region,
    // Services elsewhere seldom have a host name per bucket, and do not all know the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(5_000, requestMs),
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
    },
    ...(credentials && { credentials }),
  })
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    client.destroy()
    throw new StartError(
      `The bucket ${bucket} cannot be used (${nameOf(error)}). Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys.`,
      { cause: error },
    )
  })

  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  async function stat(key: string) {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(whenMissing)
    return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  return {
    stat,

    async put(key, body, { maxBytes }) {
      // The condition below is what keeps two writers apart; not every service knows it, so ask first as well.
      if (await stat(key)) throw new FileExists(`There is a file ${key} already`)
      const { chunks, written } = measure(body, maxBytes)
      let broken: { error: unknown } | undefined
      async function* chunksUntilBroken() {
        try {
          yield* chunks
        } catch (error) {
          broken = { error }
          throw error
        }
      }
      const upload = new Upload({
        client,
        partSize: PART_BYTES,
        queueSize: 2,
        params: {
          ...at(key),
          Body: Readable.from(chunksUntilBroken()),
          IfNoneMatch: '*',
          CacheControl: 'max-age=3600',
        },
      })
      await upload.done().catch((error: unknown) => {
        // Not what may have gone wrong after that, when the parts were taken back.
        if (broken) throw broken.error
        throw statusOf(error) === 412 ? new FileExists(`There is a file ${key} already`) : error
      })
      return written()
    },

    async open(key, range) {
      const found = await client
        .send(
          new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        )
        .catch(whenMissing)
      if (!(found?.Body instanceof Readable)) throw new FileMissing(`There is no file ${key}`)
      return found.Body
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    async *list(folder) {
      const Prefix = `${checkKey(folder)}/`
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix,
            ...(ContinuationToken && { ContinuationToken }),
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined) yield { key: Key, modifiedAt: LastModified ?? new Date(0) }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },

    close: () => client.destroy(),
  }
}

function whenMissing(error: unknown): null {
  if (error instanceof NoSuchKey || statusOf(error) === 404) return null
  throw error
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error)
}

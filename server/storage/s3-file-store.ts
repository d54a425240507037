import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { StartError } from '#server/lib/start-error.ts'
import { checkKey, FileExists, FileMissing, type FileStore, measure } from './file-store.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** URL of a service other than Amazon's. */
  endpoint?: string
  /** Omit for Amazon's default sources: environment, profile, role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** Timeout of a request that sends no file, until the answer begins; the SDK makes three attempts. */
const REQUEST_MS = 15_000
/** How long a download or an upload may be idle: readers may be slow, and the system buffers megabytes of an upload. */
const IDLE_MS = 2 * 60_000

/**
 * A file store in an S3-compatible bucket, which several machines may share. Uploads are streamed in parts of 5 MiB, of
 * which one is in memory. Requests to an unreachable service fail within a minute. Parts of interrupted uploads are left
 * to the bucket's lifecycle rule.
 *
 * @param requestMs timeout of a request.
 * @throws StartError when the bucket cannot be used.
 */
export async function s3FileStore(
  { bucket, region, endpoint, credentials }: S3Settings,
  requestMs = REQUEST_MS,
): Promise<FileStore & { close(): void }> {
  // The start says it, in a line of its own.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const connect = (timeout: { requestTimeout: number; throwOnRequestTimeout: true } | undefined) =>
    new S3Client({
      region,
      // Other services rarely have a host name per bucket or support the newer checksums.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: Math.min(5_000, requestMs),
        socketTimeout: IDLE_MS,
        ...timeout,
        // Each download has a connection for as long as its visitor takes. The server limits its visitors' connections.
        httpAgent: { maxSockets: Infinity },
        httpsAgent: { maxSockets: Infinity },
      },
      ...(credentials && { credentials }),
    })
  const client = connect({ requestTimeout: requestMs, throwOnRequestTimeout: true })
  // The timeout of a request covers its body, too, which may take long on a slow line.
  const uploader = connect(undefined)
  allowOverwriting(uploader)
  const close = () => {
    client.destroy()
    uploader.destroy()
  }
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    close()
    throw new StartError(
      `The bucket ${bucket} cannot be used (${nameOf(error)}). Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys.`,
      { cause: error },
    )
  })

  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  /** A 404 to HEAD has no body that says whether the file or the bucket is missing. */
  async function whenNotFound(error: unknown): Promise<null> {
    if (statusOf(error) !== 404) throw error
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return null
  }

  async function stat(key: string) {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(whenNotFound)
    return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  return {
    stat,

    async put(key, body, { maxBytes }) {
      // IfNoneMatch below prevents overwriting, but not every service supports it.
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
        client: uploader,
        queueSize: 1,
        params: {
          ...at(key),
          Body: Readable.from(chunksUntilBroken()),
          IfNoneMatch: '*',
          CacheControl: 'max-age=3600',
        },
      })
      await upload.done().catch((error: unknown) => {
        // The first error, and not a later one from aborting the upload.
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
        .catch((error: unknown) => {
          throw nameOf(error) === 'NoSuchKey' ? new FileMissing(`There is no file ${key}`) : error
        })
      if (!(found.Body instanceof Readable)) throw new Error('The bucket answered without a file')
      return found.Body
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    async move(from, to) {
      const CopySource = `${bucket}/${checkKey(from)}`
      const copied = await client
        .send(new CopyObjectCommand({ ...at(to), CopySource }))
        .catch((error: unknown) => {
          if (nameOf(error) === 'NoSuchKey') return undefined
          throw error
        })
      if (copied) await client.send(new DeleteObjectCommand(at(from)))
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

    close,
  }
}

/** Drops the condition that prevents overwriting, once the service has answered that it does not know it. */
function allowOverwriting({ middlewareStack }: S3Client): void {
  const condition = 'if-none-match'
  let isUnknown = false
  middlewareStack.add(
    (next) => async (args) => {
      const { headers } = args.request as { headers: Record<string, string> }
      if (isUnknown) delete headers[condition]
      if (!(condition in headers)) return next(args)
      return next(args).catch((error: unknown) => {
        if (statusOf(error) !== 501) throw error
        isUnknown = true
        delete headers[condition]
        return next(args)
      })
    },
    { step: 'build', name: 'allowOverwriting' },
  )
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error)
}

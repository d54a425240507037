import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'
import type { S3Settings } from '#server/storage/s3-file-store.ts'

/** The environment variables of a bucket. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const variables = z.object(s3Settings)

/** @throws StartError when a bucket's service or key is given and no bucket: files would go into a folder without a word. */
export function refuseWithoutBucket(value: z.infer<typeof variables>): void {
  const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const given = value.S3_BUCKET === undefined && names.find((name) => value[name] !== undefined)
  if (given) throw new StartError(`${given} goes with S3_BUCKET, which is not set.`)
}

/** @throws StartError when only half of a key is given. */
export function s3(bucket: string, value: z.infer<typeof variables>): S3Settings {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = value
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new StartError('A setting is wrong. S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  }
  return {
    bucket,
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  }
}

import { readAtMost } from './upload-chunks.ts'

/** Longer than a working service takes. */
const TIMEOUT_MS = 5_000

export interface FetchedBody {
  status: number
  contentType: string
  body: Buffer
}

/**
 * Fetches from another host with a limit on time and size. Redirects are not followed.
 *
 * @throws when the response is late, incomplete or larger than `maxBytes`.
 */
export async function fetchLimited(
  url: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<FetchedBody> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]),
  })
  const body = await readAtMost(response.body ?? [], maxBytes)
  if (!body) throw new Error(`the answer is larger than ${maxBytes} bytes`)
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body,
  }
}

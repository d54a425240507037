import type { ErrorLike } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { t } from '#client/locales/t.ts'

// Past its hourly number of candidates, an internet connection computes a little for each further one. A worker does it, so
// that the page stays alive.

export interface Challenge {
  challenge: string
  bits: number
}

/** What the API wants computed before it answers. */
export function challengeOf(error: ErrorLike | undefined): Challenge | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  const [wanted] = error.errors.flatMap(({ extensions }) => extensions?.proofOfWork ?? [])
  const { challenge, bits } = (wanted ?? {}) as Partial<Challenge>
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : undefined
}

/** Whether this is a browser that can compute beside its page. */
export const canCompute = () => typeof Worker === 'function'

let running = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  running += by
  for (const listener of listeners) listener()
}

export function onComputing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isComputing = () => running > 0

/**
 * Solves a challenge.
 *
 * @param signal ends the computation.
 * @returns what to send as the proof.
 */
export async function computeProof({ challenge, bits }: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  change(1)
  try {
    const solution = await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
      worker.onerror = () =>
        reject(new Error(t('Your browser could not finish the check. Please try again.')))
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage({ seed: challenge.slice(challenge.lastIndexOf('.') + 1), bits })
    })
    return `${challenge}.${solution}`
  } finally {
    worker.terminate()
    change(-1)
  }
}

export interface SlipsProgress {
  done: number
  all: number
}

/** The server puts them between the slips. */
const PROGRESS = /\n% (\d+) of (\d+) slips\n/g
const LONGEST_PROGRESS = 40

/** Downloads slips, which are made meanwhile. */
export async function downloadSlips(
  path: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: SlipsProgress) => void },
): Promise<Blob> {
  const answer = await fetch(path, { signal })
  if (!answer.ok || !answer.body) throw new Error(`The slips were answered with ${answer.status}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder('latin1')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let end = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value)
    const text = end + decoder.decode(chunk.value)
    const last = [...text.matchAll(PROGRESS)].at(-1)
    if (last) onProgress({ done: Number(last[1]), all: Number(last[2]) })
    // A chunk may end in the middle of one.
    end = text.slice(-LONGEST_PROGRESS)
  }
  return new Blob(chunks, { type: 'application/pdf' })
}

import { solveProof } from './solve-proof.ts'

/** A worker's own global; the page's has another `postMessage`. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<{ seed: string; bits: number }>) => void
  postMessage: (solution: string) => void
}

worker.onmessage = ({ data: { seed, bits } }) => worker.postMessage(solveProof(seed, bits))

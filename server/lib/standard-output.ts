import { write, writeSync } from 'node:fs'

const FD = 1
/** Characters that wait for a reader that has stopped, or for room on a disk: beyond, lines are lost rather than the server. */
const MOST_WAITING = 16_000_000
/** Until a full pipe is tried again. */
const AGAIN_MS = 100
/** So long it is tried at the end of a process. */
const PATIENCE_MS = 1_000

/**
 * Writes lines to standard output in order, in the background, and as many whole ones at once as are allowed.
 *
 * Not pino's own stream (sonic-boom): at the end of a process it tries for ever to write onto a disk that is full.
 */
export class StandardOutput {
  readonly #atOnce: number
  #waiting: string[] = []
  #characters = 0
  /** What is left of what has been begun. */
  #begun: Buffer = Buffer.alloc(0)
  #writing = false

  /** @param atOnce bytes in one write, but for a line that is longer. */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Takes whole lines, to be written with the next flush. */
  write(lines: string): void {
    if (this.#characters + lines.length > MOST_WAITING) return
    this.#characters += lines.length
    const last = this.#waiting.at(-1)
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(lines) <= this.#atOnce) {
      this.#waiting[this.#waiting.length - 1] = last + lines
    } else this.#waiting.push(lines)
  }

  /** Begins to write, and goes on until nothing waits. What cannot be written waits for the next flush. */
  flush(): void {
    if (this.#writing || !this.#begin()) return
    this.#writing = true
    write(FD, this.#begun, (error, written) => {
      this.#writing = false
      if (!error) {
        this.#begun = this.#begun.subarray(written)
        this.flush()
      } else if (error.code === 'EAGAIN') setTimeout(() => this.flush(), AGAIN_MS).unref()
      else if (error.code === 'EPIPE') this.#forget()
    })
  }

  /** Returns when all is written or cannot be. While a write is under way, what waits goes on behind it by itself. */
  flushSync(): void {
    if (this.#writing) return
    const end = performance.now() + PATIENCE_MS
    while (this.#begin()) {
      try {
        this.#begun = this.#begun.subarray(writeSync(FD, this.#begun))
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isFull || performance.now() > end) return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS)
      }
    }
  }

  /** As the last thing that the process does: what is being written just now is left to itself. */
  end(): void {
    if (this.#writing) this.#begun = Buffer.alloc(0)
    this.#writing = false
    this.flushSync()
  }

  /** Nobody will ever read it. */
  #forget(): void {
    this.#waiting = []
    this.#characters = 0
  }

  /** @returns whether there is something to write. */
  #begin(): boolean {
    if (this.#begun.length > 0) return true
    const next = this.#waiting.shift()
    if (next === undefined) return false
    this.#characters -= next.length
    this.#begun = Buffer.from(next)
    return true
  }
}

import { write, writeSync } from 'node:fs'

const FD = 1
/** Most characters to buffer while the reader is blocked or the disk is full; beyond it, lines are dropped. */
const MAX_BUFFERED_CHARACTERS = 16_000_000
/** Delay before a write to a full pipe is retried. */
const RETRY_MS = 100
/** How long writes are retried at process exit. */
const EXIT_TIMEOUT_MS = 1_000

/**
 * Writes lines to standard output in order and asynchronously, joining whole lines into writes of limited size.
 *
 * Used instead of pino's stream (sonic-boom), which at process exit retries forever when the disk is full.
 */
export class StandardOutput {
  readonly #maxWriteBytes: number
  #buffered: string[] = []
  #bufferedCharacters = 0
  /** The rest of the write that was started. */
  #current: Buffer = Buffer.alloc(0)
  #writing = false

  /** @param maxWriteBytes most bytes of one write, unless a single line is longer. */
  constructor(maxWriteBytes: number) {
    this.#maxWriteBytes = maxWriteBytes
  }

  /** Buffers whole lines until the next flush. */
  write(lines: string): void {
    if (this.#bufferedCharacters + lines.length > MAX_BUFFERED_CHARACTERS) return
    this.#bufferedCharacters += lines.length
    const last = this.#buffered.at(-1)
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(lines) <= this.#maxWriteBytes) {
      this.#buffered[this.#buffered.length - 1] = last + lines
    } else this.#buffered.push(lines)
  }

  /** Writes until the buffer is empty. Lines that fail to be written wait for the next flush. */
  flush(): void {
    if (this.#writing || !this.#next()) return
    this.#writing = true
    write(FD, this.#current, (error, written) => {
      this.#writing = false
      if (!error) {
        this.#current = this.#current.subarray(written)
        this.flush()
      } else if (error.code === 'EAGAIN') setTimeout(() => this.flush(), RETRY_MS).unref()
      else if (error.code === 'EPIPE') this.#drop()
    })
  }

  /**
   * Writes the buffer synchronously, until it is empty or writing fails. Does nothing while an asynchronous write is
   * pending: that one continues with the rest.
   */
  flushSync(): void {
    if (this.#writing) return
    const end = performance.now() + EXIT_TIMEOUT_MS
    while (this.#next()) {
      try {
        this.#current = this.#current.subarray(writeSync(FD, this.#current))
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isFull || performance.now() > end) return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
      }
    }
  }

  /** Writes the buffer at process exit; a pending asynchronous write is left alone. */
  end(): void {
    if (this.#writing) this.#current = Buffer.alloc(0)
    this.#writing = false
    this.flushSync()
  }

  /** Drops the buffer: the reader has closed the pipe. */
  #drop(): void {
    this.#buffered = []
    this.#bufferedCharacters = 0
  }

  /** Takes the next write from the buffer. @returns whether there is one. */
  #next(): boolean {
    if (this.#current.length > 0) return true
    const next = this.#buffered.shift()
    if (next === undefined) return false
    this.#bufferedCharacters -= next.length
    this.#current = Buffer.from(next)
    return true
  }
}

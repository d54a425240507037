const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 30_000
/** After this many workers in a row that ended before serving, no more are started. */
const MAX_FAILED_STARTS = 6

/**
 * Decides when an ended worker is replaced: at once if it had served, so that requests which crash workers cannot
 * keep the site down; with growing delays while workers fail to start.
 */
export class Restarts {
  #failedStarts = 0

  /** To be called when a worker starts to serve. */
  served(): void {
    this.#failedStarts = 0
  }

  /**
   * To be called when a worker ended.
   *
   * @param served whether it had started to serve.
   * @returns milliseconds until its successor is to be started.
   */
  delayAfter(served: boolean): number {
    return served ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failedStarts++)
  }

  /** Whether starting another worker is pointless. */
  get isExhausted(): boolean {
    return this.#failedStarts >= MAX_FAILED_STARTS
  }
}

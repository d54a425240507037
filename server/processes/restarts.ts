const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 30_000
/** Who lived so long did not die of its start. */
const SOUND_LIFE_MS = 60_000
/** So many that ended before they could serve, one after the other: the next will, too. */
const HOPELESS_STARTS = 6

/** Decides when a dead worker gets a successor: at once at first, then ever later while they keep dying young. */
export class Restarts {
  #earlyDeaths = 0
  #failedStarts = 0

  /** Told that a worker has begun to serve. */
  served(): void {
    this.#failedStarts = 0
  }

  /**
   * Told of a death.
   *
   * @param servedMs how long the worker had served; undefined when it never did.
   * @returns milliseconds until its successor is to be started.
   */
  wait(servedMs: number | undefined): number {
    if (servedMs === undefined) this.#failedStarts++
    if ((servedMs ?? 0) >= SOUND_LIFE_MS) this.#earlyDeaths = 0
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#earlyDeaths++)
  }

  /** Whether starting another one is pointless. */
  get hopeless(): boolean {
    return this.#failedStarts >= HOPELESS_STARTS
  }
}

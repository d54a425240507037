import { cpuOf } from '#tests/bench/result-minute/load.ts'

/** The processor time of some processes together, also of those that have ended or come meanwhile. */
export class ProcessorTime {
  /** Seconds, by process. */
  readonly #used = new Map<number, number>()

  constructor(pids: readonly number[]) {
    this.add(pids)
  }

  /** @returns those that are new. */
  add(pids: readonly number[]): number[] {
    const added = pids.filter((pid) => !this.#used.has(pid) && cpuOf(pid) !== undefined)
    for (const pid of added) this.#used.set(pid, 0)
    return added
  }

  /** Seconds; NaN where the system does not tell. */
  total(): number {
    if (this.#used.size === 0) return Number.NaN
    for (const [pid, before] of this.#used) this.#used.set(pid, cpuOf(pid) ?? before)
    return [...this.#used.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

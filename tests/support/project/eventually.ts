import { vi } from 'vitest'

/** For what takes a moment, and on a busy machine many. */
const PATIENCE_MS = 60_000

/** Waits until the check does not throw any more. @returns what it returned then. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS })

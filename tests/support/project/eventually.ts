import { vi } from 'vitest'

/** Waits for a condition that takes a moment, or many on a busy machine. */
const PATIENCE_MS = 60_000

/** Waits until the check does not throw any more. @returns what it returned then. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS })

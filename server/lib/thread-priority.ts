import { setPriority } from 'node:os'

/** Leaves three quarters of a shared core to look-ups. With a larger value other processes could starve imports. */
const NICE = 5

/** Lowers the priority of the thread that calls it. */
export function lowerThreadPriority(): void {
  // Only Linux has priorities of threads; elsewhere this would change the whole process.
  if (process.platform === 'linux') setPriority(NICE)
}

import { readFileSync } from 'node:fs'

/** For files, the database and other programs' addresses. */
const RESERVED = 200

/** How many file descriptors this process may have open; undefined where the system does not tell, as others than Linux. */
export function descriptorLimit(): number | undefined {
  try {
    const found = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return found ? Number(found[1]) : undefined
  } catch {
    return undefined
  }
}

/** How many connections of clients leave enough descriptors for everything else. */
export function connectionsWithin(descriptors: number): number {
  return Math.max(descriptors - RESERVED, Math.floor(descriptors / 2))
}

/** Advice to the operator about a low limit. */
export const RAISE_DESCRIPTORS =
  'Raise that limit: LimitNOFILE under systemd, --ulimit nofile in Docker, else ulimit -n.'

import type { Explorers } from '#server/config/env.ts'
import type { Viewer } from './viewer.ts'

/** Whether a viewer may explore the API. */
export function mayExplore(explorers: Explorers, { kind }: Viewer): boolean {
  return explorers === 'on' || (explorers === 'staff' && (kind === 'ADMIN' || kind === 'TEACHER'))
}

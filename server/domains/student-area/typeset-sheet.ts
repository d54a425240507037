import { type Typeset, typeset } from '#server/lib/typeset.ts'
import type { Site } from '#server/site.ts'
import { type Sheet, sheetUrl } from './sheet.ts'

/** Sheets do not change while the server runs: each is made once, the first time that somebody asks. */
const made = new WeakMap<Site, Map<string, Typeset>>()

/** Sets a sheet under the institute's letterhead. */
export function typesetSheet(sheet: Sheet, site: Site): Typeset {
  const known = made.get(site) ?? new Map<string, Typeset>()
  made.set(site, known)
  const key = sheetUrl(sheet)
  const ready = known.get(key) ?? typeset(templateOf(sheet), { site, data: sheet.data ?? null })
  known.set(key, ready)
  return ready
}

function templateOf({ kind, id, data }: Sheet): string {
  return data === undefined ? `${kind}/${id}.typ` : `${kind}.typ`
}

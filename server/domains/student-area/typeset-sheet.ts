import type { Site } from '#server/config/site.ts'
import { type Typeset, typeset } from '#server/pdf/typeset.ts'
import { type Sheet, sheetUrl } from './sheet.ts'

/** Caches typeset sheets: they do not change while the server runs. */
const cachesBySite = new WeakMap<Site, Map<string, Typeset>>()

/** Typesets a sheet with the institute's letterhead. */
export function typesetSheet(sheet: Sheet, site: Site): Typeset {
  const known = cachesBySite.get(site) ?? new Map<string, Typeset>()
  cachesBySite.set(site, known)
  const key = sheetUrl(sheet)
  const ready = known.get(key) ?? typeset(templateOf(sheet), { site, data: sheet.data ?? null })
  known.set(key, ready)
  return ready
}

function templateOf({ kind, id, data }: Sheet): string {
  return data === undefined ? `${kind}/${id}.typ` : `${kind}.typ`
}

import type { NormalizedCacheObject } from '@apollo/client/cache'
import type { HydrationState } from 'react-router-dom'

/** What a rendered page hands to the browser, so that nothing is asked twice. */
export interface PageState {
  apollo: NormalizedCacheObject
  router: HydrationState
}

export const PAGE_STATE_ID = 'page-state'

/**
 * The state as a data block. `<` is escaped, so that nothing inside can close the element or open a comment, and so
 * are the two line separators that JSON allows and older JavaScript parsers do not.
 */
export function pageStateTag(state: PageState): string {
  const json = JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`
}

/** Reads the state back in the browser. */
export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null') as PageState
}

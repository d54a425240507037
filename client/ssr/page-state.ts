import type { NormalizedCacheObject } from '@apollo/client/cache'
import type { HydrationState } from 'react-router-dom'
import type { Formats } from '#shared/page-renderer.ts'
import { jsonForScript } from './html-text.ts'

/** Data of a rendered page for the browser, so that nothing is asked twice. */
export interface PageState {
  /** For the hooks of pages behind a guard; empty on public ones, which read their loaders' data. */
  apollo: NormalizedCacheObject
  signedIn: boolean
  formats: Formats
  router: HydrationState
}

const PAGE_STATE_ID = 'page-state'

export function pageStateTag(state: PageState): string {
  return `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>`
}

/** Reads the state back in the browser. */
export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null') as PageState
}

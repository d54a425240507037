import type { NormalizedCacheObject } from '@apollo/client/cache'
import type { HydrationState } from 'react-router-dom'
import type { Answers } from '#client/data/answers.ts'
import type { Forms } from './forms.ts'
import { jsonForScript } from './html-text.ts'

/** What a rendered page hands to the browser, so that nothing is asked twice. */
export interface PageState {
  /** For Apollo Client, whenever it comes. */
  apollo: NormalizedCacheObject
  /** For the first render, which does without. */
  answers: Answers
  signedIn: boolean
  forms: Forms
  router: HydrationState
}

export const PAGE_STATE_ID = 'page-state'

export function pageStateTag(state: PageState): string {
  return `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>`
}

/** Reads the state back in the browser. */
export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? 'null') as PageState
}

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { refreshAtRelease } from '#client/features/results/refresh-at-release.ts'
import { WaitingCandidate } from '#client/features/results/releases.tsx'
import type { PageTemplate, RenderedPage, RenderOptions } from '#shared/page-renderer.ts'
import { renderPage } from './render-page.tsx'
import { cutTemplate, fillTemplate, slot, type TemplateText } from './template-text.ts'

/** The page template of an exam for which no address looks anybody up: only the candidate ID differs. */
export interface WaitingTemplate extends PageTemplate {
  page: Omit<RenderedPage, 'html'>
  text: TemplateText
  /** ISO 8601; undefined where there is none. */
  releaseAt: string | undefined
}

/** Until the page is asked for again: counted when the template is filled, which may be a minute old. */
const REFRESH_SECONDS = /(?<=http-equiv="refresh" content=)"\d+"/

/**
 * @param request with a slot for the candidate ID.
 * @returns undefined when something could not be loaded.
 */
export async function renderWaitingTemplate(
  request: Request,
  options: RenderOptions,
  releaseAt: string | undefined,
): Promise<WaitingTemplate | undefined> {
  const { html, ...page } = await renderPage(request, options)
  if (page.status !== 200 || page.errors.length > 0) return undefined
  const timed = String(html).replace(REFRESH_SECONDS, `"${slot('refresh')}"`)
  const text = cutTemplate(timed, { part: renderPart(slot('candidateId')) })
  return { size: 2 * html.length, page, text, releaseAt }
}

export function fillWaitingTemplate(
  { page, text, releaseAt }: WaitingTemplate,
  candidateId: string,
): RenderedPage {
  const plain = { candidateId, part: renderPart(candidateId) }
  const refresh = releaseAt && refreshAtRelease(releaseAt)['x-refresh']
  return { ...page, html: fillTemplate(text, { plain, values: { candidateId, refresh } }) }
}

const renderPart = (candidateId: string) => renderToString(createElement(WaitingCandidate, { candidateId }))

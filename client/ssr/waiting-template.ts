import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { WaitingCandidate } from '#client/features/results/releases.tsx'
import type { PageTemplate, RenderedPage, RenderOptions } from '#shared/page-renderer.ts'
import { renderPage } from './render-page.tsx'
import { cutTemplate, fillTemplate, slot, type TemplateText } from './template-text.ts'

/** The page template of an exam for which no address looks anybody up: only the candidate ID differs. */
export interface WaitingTemplate extends PageTemplate {
  page: Omit<RenderedPage, 'html'>
  text: TemplateText
}

/**
 * @param request with a slot for the candidate ID.
 * @returns undefined when something could not be loaded.
 */
export async function renderWaitingTemplate(
  request: Request,
  options: RenderOptions,
): Promise<WaitingTemplate | undefined> {
  const { html, ...page } = await renderPage(request, options)
  if (page.status !== 200 || page.errors.length > 0) return undefined
  const text = cutTemplate(String(html), { part: renderPart(slot('candidateId')) })
  return { size: 2 * html.length, page, text }
}

export function fillWaitingTemplate({ page, text }: WaitingTemplate, candidateId: string): RenderedPage {
  const plain = { candidateId, part: renderPart(candidateId) }
  return { ...page, html: fillTemplate(text, { plain, values: { candidateId } }) }
}

const renderPart = (candidateId: string) => renderToString(createElement(WaitingCandidate, { candidateId }))

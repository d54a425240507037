import { SLOT } from '#client/ui/page-slot.tsx'
import type { PageTemplate, RenderedPage, RenderOptions } from '#shared/page-renderer.ts'
import { renderPage, STYLES_SLOT } from './render-page.tsx'
import { cutTemplate, fillTemplate, type TemplateText } from './template-text.ts'

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
  const text = cutTemplate(String(html), { part: SLOT, styles: STYLES_SLOT })
  return { size: 2 * html.length, page, text }
}

export function fillWaitingTemplate({ page, text }: WaitingTemplate, candidateId: string): RenderedPage {
  const ids = { candidateId }
  return { ...page, html: fillTemplate(text, { plain: ids, values: ids }) }
}

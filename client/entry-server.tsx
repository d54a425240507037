import { setLocalDates } from './locales/date-words.ts'
import { type RenderedPage, type RenderOptions, renderPage } from './ssr/render-page.tsx'

// What the server loads: see server/ssr/client-bundle.ts.
export { sentDocuments } from './data/sent-documents.ts'
export { setForms } from './ssr/forms.ts'
export { isMatched, PLACEHOLDER, pageAddress } from './ssr/page-address.ts'
export { renderTemplate, renderWithTemplate, templateName } from './ssr/page-template.tsx'
export { publicPaths } from './ssr/public-paths.ts'

setLocalDates()

export function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  return renderPage(request, options)
}

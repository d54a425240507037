import type { ClientBundle } from '#shared/page-renderer.ts'
import { sentDocuments } from './data/sent-documents.ts'
import { setLocalDates } from './locales/date-words.ts'
import { setFormats } from './ssr/formats.ts'
import { isMatched, PLACEHOLDER, pageAddress } from './ssr/page-address.ts'
import { publicPaths } from './ssr/public-paths.ts'
import { renderPage } from './ssr/render-page.tsx'
import { renderTemplate, renderWithTemplate, templateName } from './ssr/template/page-template.tsx'

setLocalDates()

export const bundle: ClientBundle = {
  sentDocuments,
  setFormats,
  PLACEHOLDER,
  isMatched,
  pageAddress,
  render: renderPage,
  templateName,
  renderTemplate,
  renderWithTemplate,
  publicPaths,
}

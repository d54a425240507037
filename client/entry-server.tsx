import { type RenderedPage, type RenderOptions, renderPage } from './entry-server-page.tsx'

// What the server loads: see server/render/client-bundle.ts.
export { sentDocuments } from './apollo/sent-documents.ts'
export { frameName, renderFrame, renderInFrame } from './entry-server-frame.tsx'
export { publicPaths } from './public-paths.ts'

export function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  return renderPage(request, options)
}

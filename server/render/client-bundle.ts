import type { DocumentNode, FormattedExecutionResult } from 'graphql'

// What this side knows of the client's server entry (client/entry-server.tsx), which is loaded as a module at run
// time and never imported: client and server meet only here.

export interface Operation {
  document: DocumentNode
  variables: Record<string, unknown>
}

/** Runs an operation for whoever asked for the page. */
export type RunOperation = (operation: Operation) => Promise<FormattedExecutionResult>

interface RenderOptions {
  execute: RunOperation
  template: string
  preloadTags?(modules: string[]): string
}

export interface ClientBundle {
  render(request: Request, options: RenderOptions): Promise<RenderedPage>
  /** Names what is around a page's one part that is somebody's; undefined for a page that is not made so. */
  frameName(url: URL): string | undefined
  /** Asks for nothing that is not for everybody. @returns undefined when the page must be rendered as a whole. */
  renderFrame(request: Request, options: RenderOptions): Promise<PageFrame | undefined>
  /** @param whole renders the page without a frame, on this way of asking. */
  renderInFrame(
    frame: PageFrame,
    url: URL,
    execute: RunOperation,
    whole: (execute?: RunOperation) => Promise<RenderedPage>,
  ): Promise<RenderedPage>
  /** Paths of the pages that anybody may open and that are the same for everybody, for the sitemap. */
  publicPaths: readonly string[]
  /** The GraphQL documents of all its operations, as it sends them. */
  sentDocuments(): string[]
}

/** The client's own; only its size in bytes, about, is known here. */
export interface PageFrame {
  size: number
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string | Buffer
  /** What is in its style elements, for the content security policy. */
  styles: string[]
  /** What went wrong on the way, for the log. */
  errors: unknown[]
  /** What a chat shows of the page; missing when it is not for search engines. */
  card?: () => CardDrawing
}

/** A card for chats and social networks: its ground as SVG, and the words to write on it; lengths in px. */
export interface CardDrawing {
  title: string
  /** Empty when the title is the institute's name. */
  institute: string
  ground: string
  words: {
    left: number
    width: number
    top: number
    bottom: number
    titleColor: string
    instituteColor: string
  }
}

/** The client as it is now: built once, or served by the development server and different at every request. */
export interface LoadedClient {
  bundle: ClientBundle
  /** index.html with its marks. */
  template: string
  /** When the pages themselves changed last. */
  changedAt: Date
  preloadTags?(modules: string[]): string
}

import type { FormattedExecutionResult } from 'graphql'

// What this side knows of the client's server entry (client/entry-server.tsx), which is loaded as a module at run
// time and never imported: client and server meet only here.

export interface ClientBundle {
  render(
    request: Request,
    options: {
      execute(operation: {
        document: import('graphql').DocumentNode
        variables: Record<string, unknown>
      }): Promise<FormattedExecutionResult>
      template: string
      preloadTags?(modules: string[]): string
      nonce?: string
    },
  ): Promise<{
    status: number
    headers: Record<string, string>
    html: string
    errors: unknown[]
    card?: () => CardDrawing
  }>
  /** Paths of the pages that anybody may open and that are the same for everybody, for the sitemap. */
  publicPaths: readonly string[]
  /** The GraphQL documents of all its operations, as it sends them. */
  sentDocuments(): string[]
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

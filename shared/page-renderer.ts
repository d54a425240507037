import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import type { FirstCalendar } from './calendar/show-dates.ts'
import type { Digits } from './digits.ts'

// How the server renders pages with the client, whose server entry (client/entry-server.tsx) it loads at run time.

export interface ClientBundle {
  PLACEHOLDER: string
  setFormats(formats: Formats): void
  /** Whether `pageAddress` is cheap for a path: it was asked lately. */
  isMatched(pathname: string): boolean
  pageAddress(url: URL, isKnown: IsKnown): PageAddress
  render(request: Request, options: RenderOptions): Promise<RenderedPage>
  /** Name of the template of a page that has only one part which depends on the request; undefined for other pages. */
  templateName(url: URL): string | undefined
  /**
   * Runs only operations with the same result for everybody. @returns undefined when the page must be rendered
   * completely.
   */
  renderTemplate(request: Request, options: RenderOptions): Promise<PageTemplate | undefined>
  /**
   * @param whole renders the page without a template, with the given way to run operations; `shareable` if everybody who
   *   looks the candidate up gets the same page.
   */
  renderWithTemplate(
    template: PageTemplate,
    url: URL,
    execute: ExecuteOperation,
    whole: (execute?: ExecuteOperation, o?: { shareable: boolean }) => Promise<RenderedPage>,
  ): Promise<RenderedPage>
  /** Paths of public pages that are the same for everybody, for the sitemap. */
  publicPaths: readonly string[]
  /** The GraphQL documents of all operations, as the client sends them. */
  sentDocuments(): string[]
}

/** How dates and numbers are written, by the institute's settings. */
export interface Formats {
  firstCalendar: FirstCalendar
  nepaliDigits: Digits
}

export interface Operation {
  document: DocumentNode
  variables: Record<string, unknown>
}

/** Runs an operation for the viewer who requested the page; never rejects for an error of the operation itself. */
export type ExecuteOperation = (operation: Operation) => Promise<FormattedExecutionResult>

export interface RenderOptions {
  execute: ExecuteOperation
  /** index.html with its three placeholders: head, page and state. */
  template: string
  /** Head tags that fetch the chunks of the given modules (paths within client/) early. */
  preloadTags?(modules: string[]): string
}

/** Facts about a URL before rendering. */
export interface PageAddress {
  /** The query with only the parameters that the page reads. */
  search: string
  /** Path and query of the cached page for all URLs that show every visitor the same. */
  shared: string
  /** An unknown id, which replaces PLACEHOLDER in the cached page. */
  unknownId?: string
  /** Whether the URL is a page. */
  isPage: boolean
  /** Whether the URL is a page that every visitor may open. */
  isPublic: boolean
  /** Whether a rehearsal shows it, and caches may keep it: it is public and not of accounts. */
  isRehearsable: boolean
}

/** Whether visitors can see the record with an id; of an item of the content, `departments/botany`: collection and slug. */
export type IsKnown = (kind: 'exam' | 'notice' | 'content', id: string) => boolean

/** Opaque to the server, except for its approximate size in bytes. */
export interface PageTemplate {
  size: number
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string | Buffer
  /** Content of its style elements, for the content security policy. */
  styles: string[]
  /** Errors during rendering, for the log; the page shows none of them. */
  errors: unknown[]
  /** The social card of the page; absent when search engines must not index the page. */
  card?: () => SocialCard
}

/** A social card: background as SVG and the text on it; lengths in px. */
export interface SocialCard {
  title: string
  /** Empty when the title is the institute's name. */
  institute: string
  ground: string
  /** The institute's own, for the top left corner. */
  logoUrl: string | null
  words: {
    left: number
    width: number
    logoTop: number
    top: number
    bottom: number
    titleColor: string
    instituteColor: string
  }
}

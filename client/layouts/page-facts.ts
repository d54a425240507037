import { createContext } from 'react'

/** The subject of a page, for search engines and for chats that show a card of it. */
export interface PageFacts {
  /** Path of its one address. */
  path: string
  /** Missing on the home page, which is about the institute itself. */
  title: string | undefined
  description: string | undefined
  /** The pages above it, the nearest last; home is above every page. */
  parents: readonly { label: string; to: string }[]
  subject: PageSubject | undefined
}

export type PageSubject =
  | {
      kind: 'article'
      /** ISO 8601 */
      publishedAt: string
      /** A path of this site; else a card is drawn. */
      picture: string | undefined
    }
  | { kind: 'course'; name: string; description: string }
  | { kind: 'videos'; videos: readonly VideoFacts[] }

export interface VideoFacts {
  title: string
  description: string
  /** ISO 8601 */
  publishedAt?: string | null | undefined
  /** A path of this site. */
  thumbnail?: string | null | undefined
  playerUrl?: string | null | undefined
}

/** On the server, collects the facts of the page; unused in the browser. Null: not for search engines. */
export const PageFactsContext = createContext<((facts: PageFacts | null) => void) | undefined>(undefined)

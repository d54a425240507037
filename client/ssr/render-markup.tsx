import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

const OPENING = '<div id="root">'
const CLOSING = '</div>'

/** A style element, and its content. */
export interface StyleSheet {
  tag: string
  text: string
}

interface Markup {
  /** The page's own head: the tags that React hoisted out of it. */
  head: string
  /** The style sheet of its components. */
  styles: StyleSheet
  /** The markup inside the root element. */
  page: string
}

/**
 * Renders the application, waiting for everything that suspends.
 *
 * React writes the <title>, <meta> and <link> that it finds anywhere in the tree before the tree itself, so the root
 * element is rendered along with it as the seam between head and page.
 *
 * @param sheet where the styles go; the caller's own is left open.
 */
export async function renderMarkup(
  application: ReactNode,
  { signal, sheet = new ServerStyleSheet() }: { signal: AbortSignal; sheet?: ServerStyleSheet | undefined },
): Promise<Markup> {
  const html = await renderToText(sheet.collectStyles(<div id="root">{application}</div>), signal)
  const seam = html.indexOf(OPENING)
  return {
    head: html.slice(0, seam),
    styles: styleSheetOf(sheet),
    page: html.slice(seam + OPENING.length, html.lastIndexOf(CLOSING)),
  }
}

/** The styles in a sheet so far. */
export function styleSheetOf(sheet: ServerStyleSheet): StyleSheet {
  const tag = sheet.getStyleTags()
  return { tag, text: /^<style[^>]*>(.*)<\/style>$/s.exec(tag)?.[1] ?? '' }
}

async function renderToText(node: ReactNode, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  let failure: unknown
  const stream = await renderToReadableStream(node, {
    signal,
    // Else React puts later parts of a long page into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  return text(stream)
}

import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

const OPENING = '<div id="root">'
const CLOSING = '</div>'

/** A style element: the whole of it, and what is in it. */
export interface StyleSheet {
  tag: string
  text: string
}

interface Markup {
  /** The page's own head: the tags that React hoisted out of it. */
  head: string
  /** The style sheet of its components. */
  styles: StyleSheet
  /** What belongs inside the root element. */
  page: string
}

/**
 * Renders the application, waiting for everything that suspends.
 *
 * React writes the <title>, <meta> and <link> that it finds anywhere in the tree before the tree itself, so the root
 * element is rendered along with it as the seam between head and page.
 *
 * @param o.sheet where the styles go; the caller's own is left open.
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

/** What has been put into a sheet so far. */
export function styleSheetOf(sheet: ServerStyleSheet): StyleSheet {
  const tag = sheet.getStyleTags()
  return { tag, text: /^<style[^>]*>(.*)<\/style>$/s.exec(tag)?.[1] ?? '' }
}

function renderToText(node: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const text = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const stream = renderToPipeableStream(node, {
      onAllReady: () => stream.pipe(text),
      onError: reject,
    })
    const abort = () => stream.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}

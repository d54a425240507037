import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

const OPENING = '<div id="root">'
const CLOSING = '</div>'

interface Markup {
  /** The page's own head: the tags that React hoisted out of it, and its styles. */
  head: string
  /** What belongs inside the root element. */
  page: string
}

/**
 * Renders the application, waiting for everything that suspends.
 *
 * React writes the <title>, <meta> and <link> that it finds anywhere in the tree before the tree itself, so the root
 * element is rendered along with it as the seam between head and page.
 */
export async function renderMarkup(
  application: ReactNode,
  options: { signal: AbortSignal; nonce?: string },
): Promise<Markup> {
  const sheet = new ServerStyleSheet(options.nonce === undefined ? {} : { nonce: options.nonce })
  try {
    const html = await renderToText(sheet.collectStyles(<div id="root">{application}</div>), options.signal)
    const seam = html.indexOf(OPENING)
    return {
      head: html.slice(0, seam) + sheet.getStyleTags(),
      page: html.slice(seam + OPENING.length, html.lastIndexOf(CLOSING)),
    }
  } finally {
    sheet.seal()
  }
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

import { createPath, type DataRouter } from 'react-router-dom'
import { isFetchingAhead } from './fetch-ahead.ts'
import { isLoadingOptional } from './optional-part.ts'

const KEY = 'reloaded-for-chunks-at'
const PAUSE_MS = 30_000

/**
 * After a release the chunks of the page that is still open are gone from the server. When one cannot be loaded, the
 * browser opens the address it was going to as a document; twice in a row would be a different trouble. A form that was
 * sent is sent to the server.
 */
export function reloadWhenChunksAreGone(router: DataRouter): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { state, location, formData } = router.state.navigation
    if ((isLoadingOptional() || isFetchingAhead()) && !location) return
    // Asked for a form, too: what fails after it must not lead away from its answer.
    const isFirst = mayReload()
    const isSent = state === 'submitting' && formData
    if (!isFirst && !isSent) return
    event.preventDefault()
    if (isSent) sendForm(createPath(location), formData)
    else window.location.assign(location ? createPath(location) : window.location.href)
  })
}

function sendForm(action: string, fields: FormData): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action })
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Where nothing is kept, it might reload for ever.
    return false
  }
}

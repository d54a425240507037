import { createPath, type DataRouter } from 'react-router-dom'
import { isFetchingAhead } from './fetch-ahead.ts'

const KEY = 'reloaded-for-chunks-at'
const PAUSE_MS = 30_000

/**
 * After a release the chunks of the page that is still open are gone from the server. When one cannot be loaded, the
 * browser opens the address it was going to as a document; twice in a row would be a different trouble.
 */
export function reloadWhenChunksAreGone(router: DataRouter): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { location } = router.state.navigation
    if (isFetchingAhead() && !location) return
    if (!mayReload()) return
    event.preventDefault()
    window.location.assign(location ? createPath(location) : window.location.href)
  })
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

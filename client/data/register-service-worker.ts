/**
 * Lets the service worker (client/public/service-worker.js) answer visits that the network does not. Not in development,
 * where pages come and go with the server.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After all that the page itself needs. This script may come after the page's `load`.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

function register(): void {
  // A browser may forbid it, as in a private window: the site works without.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

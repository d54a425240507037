declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let counted: string | undefined

/**
 * Tells Google Analytics which page is looked at. The address goes without its query: there are candidate IDs in it,
 * and the tokens of mailed links.
 */
export function reportPageView(id: string, path: string): void {
  const page = {
    page_location: location.origin + path,
    page_title: document.title,
    page_referrer: counted ?? withoutQuery(document.referrer),
  }
  counted = page.page_location
  // The script's own reports have this address, too.
  gtag('set', page)
  if (window.dataLayer?.length === 1) load(id)
  gtag('event', 'page_view', page)
}

function load(id: string): void {
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: their script takes an arguments object and ignores an array
  window.dataLayer.push(arguments)
}

function withoutQuery(address: string): string {
  return URL.canParse(address) ? address.replace(/[?#].*$/, '') : ''
}

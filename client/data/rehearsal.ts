import { type MiddlewareFunction, redirectDocument } from 'react-router-dom'

/** The token of the rehearsal that this browser's page belongs to. */
export function rehearsalOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLElement>('[data-rehearsal]')?.dataset.rehearsal
}

/** Reloads a page outside the rehearsal: its answers, and who is signed in, are those of the site as it is. */
export const leaveRehearsal: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (rehearsalOfDocument() === undefined) return next()
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}

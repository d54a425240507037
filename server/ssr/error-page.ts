import { plainPage } from '#server/http/plain-page.ts'
import { said, say } from '#server/locales/say.ts'
import { type Locale, pathIn } from '#shared/locales.ts'

/** The page for errors of rendering itself: no script, no cause. */
export function errorPage(locale: Locale): string {
  const reason = say`This page could not be shown. Nothing you entered was changed by it. Please try again in a moment.`
  const body = `<p>${reason}</p>
      <p><a href="">${say`Try again`}</a> · <a href="${pathIn(locale, '/')}">${say`Back to the home page`}</a></p>`
  return said(plainPage({ locale, title: say`Unexpected Application Error!`, body }), locale)
}

/** The page for unknown addresses that look like a file's. Nothing is rendered for them. */
export function notFoundPage(locale: Locale): { title: string; body: string } {
  const reason = say`There is no page at this address. It may have moved, or the address has a typing slip.`
  const body = `<p>${reason}</p>
      <p><a href="${pathIn(locale, '/')}">${say`Back to home`}</a></p>`
  return { title: said(say`Page not found`, locale), body: said(body, locale) }
}

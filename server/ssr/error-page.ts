import { plainPage } from '#server/http/plain-page.ts'
import type { Locale } from '#shared/locales.ts'

/** The page for errors of rendering itself, by language: no script, no cause. */
export const errorPages: Readonly<Record<Locale, string>> = {
  en: plainPage({
    locale: 'en',
    title: 'Unexpected Application Error!',
    body: `<p>This page could not be shown. Nothing you entered was changed by it. Please try again in a moment.</p>
      <p><a href="">Try again</a> · <a href="/">Back to the home page</a></p>`,
  }),
  ne: plainPage({
    locale: 'ne',
    title: 'अप्रत्याशित समस्या आयो!',
    body: `<p>यो पृष्ठ देखाउन सकिएन। तपाईंले भर्नुभएको विवरणमा केही फेरिएको छैन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।</p>
      <p><a href="">फेरि प्रयास गर्नुहोस्</a> · <a href="/ne">गृहपृष्ठमा फर्कनुहोस्</a></p>`,
  }),
}

/** The page for unknown addresses that look like a file's, by language. Nothing is rendered for them. */
export const notFoundPages: Readonly<Record<Locale, { title: string; body: string }>> = {
  en: {
    title: 'Page not found',
    body: `<p>There is no page at this address. It may have moved, or the address has a typing slip.</p>
      <p><a href="/">Back to home</a></p>`,
  },
  ne: {
    title: 'पृष्ठ भेटिएन',
    body: `<p>यस ठेगानामा कुनै पृष्ठ छैन। पृष्ठ सारिएको हुन सक्छ, वा ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ।</p>
      <p><a href="/ne">गृहपृष्ठमा फर्कनुहोस्</a></p>`,
  },
}

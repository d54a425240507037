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

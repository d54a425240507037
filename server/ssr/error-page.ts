import type { Locale } from '#shared/locales.ts'

/** The page for errors of rendering itself, by language: no script, no style, no cause. */
export const errorPages: Readonly<Record<Locale, string>> = {
  en: errorPage('en', {
    title: 'Unexpected Application Error!',
    text: 'This page could not be shown. Nothing you entered was changed by it. Please try again in a moment.',
    again: 'Try again',
    home: '<a href="/">Back to the home page</a>',
  }),
  ne: errorPage('ne', {
    title: 'अप्रत्याशित समस्या आयो!',
    text: 'यो पृष्ठ देखाउन सकिएन। तपाईंले भर्नुभएको विवरणमा केही फेरिएको छैन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
    again: 'फेरि प्रयास गर्नुहोस्',
    home: '<a href="/ne">गृहपृष्ठमा फर्कनुहोस्</a>',
  }),
}

function errorPage(
  locale: Locale,
  { title, text, again, home }: Record<'title' | 'text' | 'again' | 'home', string>,
): string {
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
  </head>
  <body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="">${again}</a> · ${home}</p>
  </body>
</html>
`
}

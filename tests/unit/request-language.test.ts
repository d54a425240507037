import { expect, test } from 'vitest'
import { languageOf } from '#server/graphql/language.ts'

test.each([
  ['/ne/results', {}, 'ne'],
  ['/results', {}, 'en'],
  // Pages have one address for each language, which is the key of their cache.
  ['/results?lang=ne', {}, 'en'],
  ['/results', { 'x-language': 'ne' }, 'en'],
  ['/news', { 'accept-language': 'ne-NP,ne;q=0.9' }, 'en'],
  ['/cards/ne/results.png', {}, 'ne'],
  ['/cards/results.png', {}, 'en'],
  ['/files/results.ics?exam=A&lang=ne', {}, 'ne'],
  ['/files/results.ics?exam=A&lang=fr', {}, 'en'],
  ['/news/feed.xml?lang=ne', {}, 'ne'],
  ['/graphql', { 'x-language': 'ne' }, 'ne'],
  ['/graphql', { 'x-language': 'fr' }, 'en'],
  ['/graphql?lang=ne', {}, 'en'],
  ['/graphql', {}, 'en'],
])('%s with %j is in %s', (url, headers, language) => {
  expect(languageOf({ url, headers })).toBe(language)
})

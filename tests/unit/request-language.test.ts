import { expect, test } from 'vitest'
import { fileLanguageOf, languageOf } from '#server/graphql/language.ts'

test.each([
  ['/ne/results', {}, 'ne'],
  ['/ne?exam=A', {}, 'ne'],
  ['/results', {}, 'en'],
  ['/results', { 'x-language': 'ne' }, 'en'],
  ['/news', { 'accept-language': 'ne-NP,ne;q=0.9' }, 'en'],
  // Pages have one address for each language, which is the key of their cache.
  ['/results?lang=ne', {}, 'en'],
  ['/cards/mission.png?lang=ne', {}, 'en'],
  ['/news/x.abcdefghij?lang=ne', {}, 'en'],
  ['/graphql', { 'x-language': 'ne' }, 'ne'],
  ['/graphql', { 'x-language': 'fr' }, 'en'],
  ['/graphql?lang=ne', {}, 'ne'],
  ['/graphql?lang=fr', {}, 'en'],
  ['/graphql', {}, 'en'],
  ['/graphql-x', { 'x-language': 'ne' }, 'en'],
])('%s with %j is in %s', (url, headers, language) => {
  expect(languageOf({ url, headers })).toBe(language)
})

test.each([
  ['/files/results.ics?exam=A&lang=ne', 'ne'],
  ['/files/results.ics?exam=A&lang=fr', 'en'],
  ['/news/feed.xml?lang=ne', 'ne'],
  ['/news/feed.xml', 'en'],
])('the file %s is in %s', (url, language) => {
  expect(fileLanguageOf({ url })).toBe(language)
})

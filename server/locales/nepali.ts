import labels from '#shared/content-ne.json' with { type: 'json' }
import { content } from './ne/content.ts'
import { imports } from './ne/imports.ts'
import { papers } from './ne/papers.ts'
import { people } from './ne/people.ts'
import { results } from './ne/results.ts'
import { server } from './ne/server.ts'
import { visitors } from './ne/visitors.ts'

/** Messages in Nepali, by their English templates: `{file} is gone`. Digits are Latin; pages write those of the settings. */
export const messages = { ...content, ...imports, ...papers, ...people, ...results, ...server, ...visitors }

/** Labels of the content in Nepali; within a sentence they begin with a small letter. */
export const labelsInNepali: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(labels).map(([label, words]) => [label.toLowerCase(), words])),
  ...labels,
}

import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployFiles, documents, textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

/** Folders of this project whose files a text may name. */
const OWN_FOLDER = /^(client|deploy|docs|prisma|server|tests|tools|\.ci|\.github)\//

function linkedFiles(document: string): string[] {
  const targets = [...textOf(document).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  return targets
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => relative(projectRoot, join(projectRoot, dirname(document), target.replace(/#.*/, ''))))
}

function namedFiles(document: string): string[] {
  return [...textOf(document).matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => OWN_FOLDER.test(name) && !/[*{}<>…]/.test(name))
}

/** Paragraphs of a document with more than three sentences: neither lists, tables nor commands. */
function longParagraphs(document: string): string[] {
  return textOf(document)
    .replaceAll(/^```.*?^```$/gms, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
    .filter((paragraph) => /^[^#|<>]/.test(paragraph) && !/^([-*]|\d+\.) /.test(paragraph))
    .filter((paragraph) => {
      const sentences = paragraph.replaceAll(/`[^`]*`|\b[AB]\.[DS]\./g, 'x').match(/[.!?](?= [A-Z*“[<x]|$)/g)
      return (sentences ?? []).length > 3
    })
}

/** Tables that are looked up and not read: a line for each requirement of a standard, a line for each word. */
const TABLES = ['docs/security.md', 'docs/glossary-ne.md']

describe.each(documents)('%s', (document) => {
  test('is short: 200 lines, and three sentences a paragraph', () => {
    expect(longParagraphs(document)).toEqual([])
    if (!TABLES.includes(document)) expect(textOf(document).split('\n').length).toBeLessThanOrEqual(201)
  })

  test('links to files that are there', () => {
    expect(linkedFiles(document).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })

  test('names files that are there', () => {
    expect(namedFiles(document).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })
})

test.each(deployFiles)('%s names files of the project that are there', (file) => {
  const named = textOf(file).match(/(?<![\w/])(?:deploy|docs|server|prisma)\/[\w./-]*\w/g) ?? []
  // Copied from an example during the set-up.
  const made = ['deploy/.env']
  const missing = named.filter((path) => !made.includes(path) && !existsSync(join(projectRoot, path)))
  expect(missing).toEqual([])
})

/** Tests of the promises in each part of docs/operations.md and docs/backup.md, beside those that run their commands. */
const operations: Readonly<Record<string, readonly string[]>> = {
  Deploy: [
    'e2e/operations.slow.spec',
    'e2e/exposed.slow.spec',
    'api/behind-proxies.slow.test',
    'unit/settings.test',
    'image/run',
  ],
  'Health, log, metrics': [
    'api/stopping.slow.test',
    'api/refusal-log.slow.test',
    'api/metrics.slow.test',
    'e2e/workers.slow.spec',
  ],
  'Release results': ['api/results-releases.test', 'api/results-rehearsals.slow.test'],
  Stop: ['api/stopping.slow.test', 'e2e/stopping.slow.spec', 'api/mail-interruptions.slow.test'],
  Upgrade: ['api/upgrade.slow.test', 'api/migrate.slow.test', 'api/backup.slow.test'],
  'Scale out': ['e2e/workers.slow.spec', 'api/two-servers.test', 'api/several-processes.slow.test'],
  Archives: [
    'api/backup.slow.test',
    'api/backup-failures.slow.test',
    'api/backup-commands.slow.test',
    'e2e/backups.slow.spec',
  ],
  'Identity, trash, and a server that refuses to start': [
    'api/installation-slips.slow.test',
    'api/slips.slow.test',
    'api/doctor.slow.test',
    'api/file-clean-up.slow.test',
    'api/restore-lock.slow.test',
  ],
}

test('each part of docs/operations.md and docs/backup.md has tests', () => {
  const parts = [...`${textOf('docs/operations.md')}${textOf('docs/backup.md')}`.matchAll(/^## (.*)$/gm)].map(
    ([, title]) => title,
  )
  expect(parts).toEqual(Object.keys(operations))
  const tests = Object.values(operations).flat()
  expect(tests.filter((path) => !existsSync(join(projectRoot, 'tests', `${path}.ts`)))).toEqual([])
})

/** Requirements of OWASP ASVS 5.0 at levels 1 and 2: how many each section has, numbered from 1. */
const asvs: Readonly<Record<string, number>> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2, 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2, 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3, 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5 },
  ...{ 'V6.6': 3, 'V6.8': 4, 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2, 'V8.1': 2 },
  ...{ 'V8.2': 3, 'V8.3': 1, 'V8.4': 1, 'V9.1': 3, 'V9.2': 4, 'V10.1': 2, 'V10.2': 2, 'V10.3': 4 },
  ...{ 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3, 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4 },
  ...{ 'V11.5': 1, 'V11.6': 1, 'V12.1': 3, 'V12.2': 2, 'V12.3': 4, 'V13.1': 1, 'V13.2': 5, 'V13.3': 2 },
  ...{ 'V13.4': 5, 'V14.1': 2, 'V14.2': 4, 'V14.3': 3, 'V15.1': 3, 'V15.2': 3, 'V15.3': 7, 'V16.1': 1 },
  ...{ 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3, 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
}

test('docs/security.md has a line for every requirement of ASVS 5.0, levels 1 and 2', () => {
  const named = new Set(textOf('docs/security.md').match(/\bV\d+\.\d+\.\d+\b/g))
  const missing = Object.entries(asvs).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`).filter((id) => !named.has(id)),
  )
  expect(missing).toEqual([])
})

test('docs/configuration.md has every setting', () => {
  const settings = textOf('server/config/env.ts').match(/^ {2}([A-Z][A-Z0-9_]+):/gm) ?? []
  const names = settings.map((line) => line.trim().slice(0, -1))
  const text = textOf('docs/configuration.md')
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

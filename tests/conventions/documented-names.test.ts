import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicCodes } from '#server/graphql/errors.ts'
import { deployFiles, documents, inlineCodeOf, textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { sourceFiles } from '#tests/support/project/source-files.ts'
import { knownSettings } from '#tests/support/server/settings.ts'

const sources = (folders: RegExp) =>
  sourceFiles()
    .filter(({ path }) => folders.test(path))
    .map(({ text }) => text)
    .join('\n')
const own = sources(/^(server|client|prisma)\//)
const programs = sources(/^(server\/cli|tests\/bench)\//)
const schema = textOf('schema.graphql')
const models = textOf('prisma/schema.prisma')
const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>

/** Code in a text by its form, and whether the project has it. */
const kinds: readonly { form: RegExp; isThere(name: string): boolean }[] = [
  {
    form: /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=.*)?$/,
    isThere: (name) =>
      knownSettings.has(name) ||
      own.includes(`'${name}'`) ||
      textOf('deploy/compose.yaml').includes(`\${${name}:`),
  },
  { form: /^(?:[A-Z]+ )?(\/[a-z]+)$/, isThere: (path) => own.includes(`'${path}'`) },
  { form: /^(pravesh_\w+)$/, isThere: (name) => own.includes(name) },
  { form: /^--([a-z-]+)$/, isThere: (option) => new RegExp(`\\b'?${option}'?: \\{ type`).test(programs) },
  { form: /^(@[a-z-]+\/[a-z-]+)$/, isThere: (name) => name in { ...dependencies, ...devDependencies } },
  {
    form: /^([\w.-]+\.(?:ts|json|graphql))$/,
    isThere: (name) =>
      existsSync(join(projectRoot, name)) ||
      own.includes(`'${name}'`) ||
      sourceFiles().some(({ path }) => path.endsWith(`/${name}`)),
  },
  { form: /^(?:DATA_DIR|data)\/(\w+)$/, isThere: (folder) => own.includes(`'${folder}'`) },
]

const found = [...documents, ...deployFiles].flatMap((path) =>
  inlineCodeOf(path).flatMap((code) =>
    kinds.flatMap(({ form, isThere }) => {
      const name = form.exec(code)?.[1]
      return name === undefined ? [] : [{ path, code, name, isThere }]
    }),
  ),
)

test('settings, routes, metrics, options, packages and files that a text names are there', () => {
  expect(found.length).toBeGreaterThan(80)
  expect(
    found.filter(({ name, isThere }) => !isThere(name)).map(({ path, code }) => `${path}: ${code}`),
  ).toEqual([])
})

test('docs/api.md names types and fields of the schema', () => {
  const names = inlineCodeOf('docs/api.md').filter((code) =>
    /^(?!extensions)[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$/.test(code),
  )
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(schema))).toEqual([])
})

test('docs/api.md has every code of an error, and no other', () => {
  const table = /^\| code \|.*?\n\n/ms.exec(textOf('docs/api.md'))?.[0] ?? ''
  const codes = [...table.matchAll(/`([A-Z_]{5,})`/g)].map(([, code]) => code)
  expect(codes.toSorted()).toEqual([...publicCodes, 'INTERNAL_SERVER_ERROR'].toSorted())
})

test('docs/privacy.md names models of the database', () => {
  const names = inlineCodeOf('docs/privacy.md').filter((code) => /^[A-Z][a-zA-Z]+$/.test(code))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !models.includes(`model ${name} {`))).toEqual([])
})

test('units and the compose file set variables that the server reads', () => {
  const compose = /^ {2}pravesh:$.*?^ {2}postgres:$/ms.exec(textOf('deploy/compose.yaml'))?.[0] ?? ''
  const set = [
    ...[...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
    ...[...textOf('deploy/compose.panel.yaml').matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name = '']) => name,
    ),
    ...[...textOf('deploy/pravesh.env').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
    ...[...textOf('deploy/example.env').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  ]
  expect(set.length).toBeGreaterThan(15)
  // Read by the compose file itself.
  const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD', 'PRAVESH_VERSION']
  expect(set.filter((name) => !knownSettings.has(name) && !ofCompose.includes(name))).toEqual([])
})

import { posix } from 'node:path'
import { type Import, importsOf } from '#tests/support/project/imports.ts'
import type { SourceFile } from '#tests/support/project/source-files.ts'

/** Tiers in the order of who may import whom: a file imports from its own tier and from those before it. */
const orders: readonly (readonly [name: string, files: RegExp])[][] = [
  [
    ['lib', /^server\/lib\//],
    [
      'config, limits, db, storage, content',
      /^server\/(limits\.ts|(config|db|storage|content|generated)\/)|^prisma\/(?!seed|new-)/,
    ],
    ['auth', /^server\/auth\//],
    ['graphql', /^server\/graphql\//],
    // Imports of files as layers of rows: results and students build on it. The thread knows both.
    ['imports', /^server\/domains\/imports\/(?!read-rows-thread)/],
    ['mail, http, metrics, pdf, domains', /^server\/(mail|http|metrics|pdf|domains)\//],
    ['api, ssr', /^server\/(api|ssr)\//],
    ['app', /^server\/(app\.ts|backup\/|installation\/|jobs\/)|^prisma\//],
    ['cluster, cli, doctor, build', /^server\/(cluster|cli|doctor|build)\//],
    ['main', /^server\/main\.ts$/],
  ],
  [
    ['locales', /^client\/locales\//],
    ['theme', /^client\/(theme|gql)\/|^client\/(page-)?paths\.ts$/],
    ['ui', /^client\/ui\//],
    ['data', /^client\/data\//],
    ['forms', /^client\/(forms|lists)\//],
    ['features', /^client\/features\//],
    ['layouts', /^client\/layouts\//],
    ['pages', /^client\/pages\//],
    ['router', /^client\/(route|router|signed-in-routes|admin-routes(\.ne)?)\.ts$/],
    ['entries', /^client\//],
  ],
]

const pureFile = /-(rules|input)\.ts$|\/read-[^/]*\.ts$/
const impureFile =
  /^server\/(app\.ts|db\/database\.ts|graphql\/(builder|context)\.ts|api\/(schema|apollo-server)\.ts)$|^server\/generated\/(prisma\/client|pothos)\.ts$/
const impurePackage = /^(pg|fastify|@fastify\/.*|@prisma\/.*|@electric-sql\/.*|@pothos\/.*|@apollo\/.*)$/

/** @param mutations the files that declare one by its name, as a factory does not. */
type Rule = (one: Import, mutations: ReadonlySet<string>) => string | undefined

/** Where a file stands in them; undefined for files without a tier. */
export function rank(file: string): { order: number; place: number; name: string } | undefined {
  for (const [order, tiers] of orders.entries()) {
    const place = tiers.findIndex(([, files]) => files.test(file))
    if (place >= 0) return { order, place, name: tiers[place]?.[0] ?? '' }
  }
  return undefined
}

const topFolder = (file: string) => file.split('/')[0]
const domain = (file: string) => /^server\/domains\/(?!imports\/)([^/]+)\//.exec(file)?.[1]
const feature = (file: string) => /^client\/features\/([^/]+)/.exec(file)?.[1]
/** A file of its own (client/pages/public/news.tsx), or a folder (client/pages/public/home/…). */
const page = (file: string) => /^client\/pages\/(\w+\/[\w-]+)/.exec(file)?.[1]

const rules: Record<string, Rule> = {
  'imports name their file with its ending': ({ specifier, file }) =>
    file !== undefined && posix.extname(file) === '' ? specifier : undefined,

  'a relative import stays within its folder': ({ specifier }) =>
    specifier.startsWith('..') ? specifier : undefined,

  'client and server never import each other': ({ from, file = '' }) =>
    [topFolder(from), topFolder(file)].sort().join() === 'client,server' ||
    (topFolder(from) === 'client' && topFolder(file) === 'prisma')
      ? file
      : undefined,

  'what client and server share imports neither': ({ from, file = 'shared/' }) =>
    topFolder(from) === 'shared' && topFolder(file) !== 'shared' ? file : undefined,

  'nothing imports tests': ({ from, file = '' }) =>
    topFolder(file) === 'tests' && topFolder(from) !== 'tests' ? file : undefined,

  'who may import whom': ({ from, file = '' }) => {
    const importer = rank(from)
    const imported = rank(file)
    if (!importer || !imported || importer.order !== imported.order || imported.place <= importer.place)
      return undefined
    return `${file} (${importer.name} imports ${imported.name})`
  },

  "a domain does not use another domain's mutations": ({ from, file = '' }, mutations) => {
    const own = domain(from)
    return own !== undefined && own !== domain(file) && mutations.has(file) ? file : undefined
  },

  'a feature imports no feature': ({ from, file = '' }) => {
    const [own, other] = [feature(from), feature(file)]
    return own !== undefined && other !== undefined && own !== other ? file : undefined
  },

  'a page imports no page': ({ from, file = '' }) => {
    const [own, other] = [page(from), page(file)]
    return own !== undefined && other !== undefined && own !== other ? file : undefined
  },
}

/** Impure modules that a pure file reaches at run time, directly or not. */
function impurities(start: string, importsByFile: ReadonlyMap<string, readonly Import[]>): string[] {
  const reached = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const one of importsByFile.get(file) ?? []) {
      if (one.typeOnly) continue
      const further = `${way} → ${one.file ?? one.specifier}`
      if (one.file === undefined ? impurePackage.test(one.specifier) : impureFile.test(one.file))
        found.push(further)
      else if (one.file !== undefined) visit(one.file, further)
    }
  }
  visit(start, start)
  return found
}

/** Every import that the design does not allow, as a sentence. */
export function brokenImports(files: readonly SourceFile[]): string[] {
  const importsByFile = new Map(files.map((file) => [file.path, importsOf(file)]))
  const mutations = new Set(
    files.filter(({ text }) => text.includes("builder.mutationField('")).map(({ path }) => path),
  )
  const direct = [...importsByFile.values()].flat().flatMap((one) =>
    Object.entries(rules).flatMap(([rule, breaks]) => {
      const what = breaks(one, mutations)
      return what === undefined ? [] : [`${one.from}: ${what}: ${rule}`]
    }),
  )
  const impure = files
    .filter(({ path }) => pureFile.test(path) && path.startsWith('server/'))
    .flatMap(({ path }) => impurities(path, importsByFile))
    .map((way) => `${way}: a pure file imports no database, builder or server`)
  return [...direct, ...impure]
}

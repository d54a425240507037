import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { translate } from './translate.ts'

const FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
/** React's keys of an icon's lines. */
const KEYS = /, key: "\w+"(?= \})/g

/** Removes the keys of constant lists from icons: React warns without them in development only, and a first visit is 300 bytes lighter. */
function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: code.replaceAll(KEYS, ''), map: null }),
    },
  }
}

const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const DEFINITION = /\b(query|mutation|subscription|fragment)\s+(\w+)/
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm
/** A generated hook's import from the module with all documents. */
const HOOK_IMPORT = /import \{ (\w+Document), .*\} from '\.\.\/graphql\.ts'/

/** Begins the names of modules of one document each. */
const MODULE = 'virtual:graphql/'

/**
 * In builds, makes each document a module of its own, which the modules import that call graphql(`…`) with its text, and
 * its generated hook. Without it every page would carry the text and the document of every operation of the site, admin
 * pages included, because they meet in one generated map. In builds and in development, an operation that was not
 * generated since it changed is an error.
 *
 * @param folder of graphql-codegen's output: gql.ts, graphql.ts and hooks/.
 */
function inlineDocuments(folder: string): Plugin {
  let building = false
  let documents = new Map<string, string>()
  const hooks = join(folder, 'hooks')
  return {
    name: 'inline-graphql-documents',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    buildStart() {
      const matches = readFileSync(join(folder, 'graphql.ts'), 'utf8').matchAll(GENERATED)
      documents = new Map(Array.from(matches, ([, name = '', json = '']) => [name, json]))
    },
    resolveId: (id) => (id.startsWith(MODULE) ? id : null),
    load(id) {
      const document = id.startsWith(MODULE) ? documents.get(id.slice(MODULE.length)) : undefined
      // One literal, parsed by JSON.parse, is read faster by browsers than the same object as code.
      return document && `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(document)})`
    },
    transform(code, id) {
      if (building && id.startsWith(hooks)) {
        if (!HOOK_IMPORT.test(code)) this.error(`${id}: this hook would bring all documents along`)
        return { code: code.replace(HOOK_IMPORT, importDocument), map: null }
      }
      if (!/\.tsx?$/.test(id) || id.startsWith(folder) || !code.includes('graphql(`')) return null
      const known = readFileSync(join(folder, 'gql.ts'), 'utf8')
      const imports = new Set<string>()
      const inlined = code.replace(CALL, (call, source: string) => {
        const [, kind, definition = ''] = DEFINITION.exec(source) ?? []
        if (!known.includes(JSON.stringify(source))) {
          this.error(`${id}: ${definition} was not generated since it changed. Run \`npm run generate\`.`)
        }
        const name = `${definition}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`
        if (!building || !documents.has(name)) return call
        imports.add(importDocument('', name))
        return name
      })
      // In the first line, so that the others keep their numbers.
      return inlined === code ? null : { code: [...imports, inlined].join(''), map: null }
    },
  }
}

const importDocument = (_match: string, name: string) => `import ${name} from '${MODULE}${name}';`

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const framework =
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)[\\/]/
const dialogs = /node_modules[\\/](?:@base-ui|@floating-ui)[\\/]/
/** Our own code, its documents and icons. */
const ours =
  /[\\/]client[\\/](?!gql[\\/](?!hooks[\\/]))[\w/\\-]+\.tsx?$|^virtual:graphql\/|[\\/]lucide-react[\\/]/
const data = /[\\/]client[\\/]data[\\/]/
const page = /[\\/]client[\\/](?:entry-browser|pages[\\/]\w+[\\/][\w-]+(?:[\\/]page)?)\.tsx$/
const publicPage = /[\\/]pages[\\/]public[\\/][\w-]+(?:[\\/]page)?\.tsx$/
const results = /[\\/]pages[\\/]public[\\/]results\.tsx$/
/** Of the mark sheet and its exams: each weighs less than the headers of a file of its own. */
const icons = /[\\/]lucide-react[\\/].*[\\/](?:download|link-2|minus|printer|share-2|trophy)\.mjs$/
const onEveryPage = /[\\/](?:entry-browser|pages[\\/]public[\\/]layout)\.tsx$/

/** As many public pages must use a module before all of them carry it: fewer files, each of them compressed better. */
const COMMON = 3
/** A module with less code than that, in characters, weighs less than the headers of a file of its own. */
const SMALL = 1_000

/**
 * Modules that load together; each group takes the imports of its modules, earlier groups first. The
 * framework stays in the browser's cache when only our own code has changed, what public pages have in common comes
 * with the first of them, and dialogs come with the first module that opens one.
 */
const chunkGroups: Groups = [
  { name: 'framework', test: framework },
  { name: 'dialogs', test: dialogs },
  { name: (id, modules) => (isCommon(id, modules) ? 'shared' : null), test: ours },
  { name: 'icons', test: icons, includeDependenciesRecursively: false },
  // Signed-in pages use parts of it; in files of their own these would be smaller than their headers.
  {
    name: (id, modules) => (isOfResults(publicPagesOf(id, modules)) ? 'results' : null),
    // Forms of accounts load little besides `data`.
    test: (id) => ours.test(id) && !data.test(id),
    // Other public pages share the imports of these, too.
    includeDependenciesRecursively: false,
  },
]

function isCommon(id: string, modules: Modules): boolean {
  const pages = publicPagesOf(id, modules)
  const isSmall = (modules.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL
  return pages.length >= (isSmall ? 2 : COMMON) || pages.some((one) => onEveryPage.test(one))
}

const isOfResults = (pages: readonly string[]) => pages.length > 0 && pages.every((one) => results.test(one))

/** The public pages that cannot do without a module; none for a page itself. */
function publicPagesOf(id: string, modules: Modules): string[] {
  if (page.test(id)) return []
  return usersOf(id, modules).filter((one) => onEveryPage.test(one) || publicPage.test(one))
}

/** All direct and indirect importers of a module, without those that load it lazily. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): string[] {
  if (!found.has(id)) {
    found.add(id)
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found)
  }
  return [...found]
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The package's exports name its development build only; this one is the same without the warnings.
const reactRouter = (file: string) => here(`../../node_modules/react-router/dist/production/${file}`)
const productionPackages = [
  { find: /^react-router$/, replacement: reactRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
]

// React's build for Node.js runs each rendering in an AsyncLocalStorage, which on Node.js 20 slows down every promise of the process.
const serverPackages = [
  { find: /^react-dom\/server$/, replacement: here('../../node_modules/react-dom/server.edge.js') },
]

// Only the server's head names the fonts; as an entry of its own their module puts the files among the browser's.
const clientInputs = { pages: here('../index.html'), fonts: here('../theme/fonts.ts') }

/**
 * The pages: for browsers, with `build.ssr` for the server, and with `command` serve for development. The mode `ne` is for
 * those in Nepali, every other one for those in English.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const building = command === 'build'
  const locale = mode === 'ne' ? 'ne' : 'en'
  return {
    root: here('..'),
    publicDir: isSsrBuild || locale !== 'en' ? false : here('../public'),
    plugins: [react(), inlineDocuments(here('../gql/')), translate(locale), paintFirst(), slimIcons()],
    resolve: {
      // rxjs has a smaller build for today's browsers behind this name.
      conditions: ['es2015', ...defaultClientConditions],
      alias: building ? [...productionPackages, ...(isSsrBuild ? serverPackages : [])] : [],
    },
    define: building ? { 'process.env.NODE_ENV': '"production"' } : {},
    oxc: {
      plugins: {
        // Class names that depend on the file and not on the order in which modules happened to load, which differs
        // between the server and the browser; and style sheets without their white space.
        styledComponents: {
          ssr: true,
          minify: true,
          pure: true,
          displayName: !building,
          fileName: !building,
        },
      },
    },
    // The built server side carries its packages with it: React is built for production however the server is
    // started, and there is one copy of everything.
    ssr: { noExternal: building ? true : ['styled-components'] },
    build: {
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // For the server's log. To browsers nothing reports its errors.
      sourcemap: isSsrBuild === true,
      target: isSsrBuild ? 'node20' : 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600,
      // A font inside the head would travel with every page, used or not.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: isSsrBuild
        ? { input: here('../entry-server.tsx') }
        : {
            input: clientInputs,
            output: {
              codeSplitting: { groups: chunkGroups },
            },
          },
    },
  }
})

/** Lets the scripts of index.html come behind its text and fonts: a page is complete and readable without them. */
function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<(link rel="modulepreload"|script type="module") crossorigin/g,
          '$& fetchpriority="low"',
        ),
    },
  }
}

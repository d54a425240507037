import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const DEFINITION = /\b(query|mutation|subscription|fragment)\s+(\w+)/
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm
/** What a generated hook takes from the module with all documents. */
const HOOK_IMPORT = /import \{ (\w+Document), .*\} from '\.\.\/graphql\.ts'/

/** Begins the names of modules of one document each. */
const MODULE = 'virtual:graphql/'

/**
 * In builds, makes each document a module of its own, which the modules import that call graphql(`…`) with its text, and
 * its generated hook. Without it every page would carry the text and the document of every operation of the site, admin
 * pages included, because they meet in one generated map. In builds and in development, an operation that was not
 * generated since it changed is an error.
 *
 * @param folder What graphql-codegen wrote: gql.ts, graphql.ts and hooks/.
 */
export function inlineDocuments(folder: string): Plugin {
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

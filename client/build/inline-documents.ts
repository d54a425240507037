import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const DEFINITION = /\b(query|mutation|subscription|fragment)\s+(\w+)/
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm

/**
 * In builds, puts the parsed document where a module calls graphql(`…`). Without it every page would carry the text
 * and the document of every operation of the site, admin pages included, because they meet in one generated map.
 * In builds and in development, an operation that was not generated since it changed is an error.
 *
 * @param folder What graphql-codegen wrote: gql.ts and graphql.ts.
 */
export function inlineDocuments(folder: string): Plugin {
  let building = false
  let documents = new Map<string, string>()
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
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.startsWith(folder) || !code.includes('graphql(`')) return null
      const known = readFileSync(join(folder, 'gql.ts'), 'utf8')
      const inlined = code.replace(CALL, (call, source: string) => {
        const [, kind, name = ''] = DEFINITION.exec(source) ?? []
        if (!known.includes(JSON.stringify(source))) {
          this.error(`${id}: ${name} was not generated since it changed. Run \`npm run schema\`.`)
        }
        // One literal, parsed by JSON.parse, is read faster by browsers than the same object as code.
        const document = documents.get(`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`)
        return building && document !== undefined ? `JSON.parse(${JSON.stringify(document)})` : call
      })
      return inlined === code ? null : { code: inlined, map: null }
    },
  }
}

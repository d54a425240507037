import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const DEFINITION = /\b(query|mutation|subscription|fragment)\s+(\w+)/
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm

/**
 * In builds, puts the parsed document where a module calls graphql(`…`). Without it every page would carry the text
 * and the document of every operation of the site, admin pages included, because they meet in one generated map.
 */
export function inlineDocuments(generatedFile: string): Plugin {
  let documents: Map<string, string>
  return {
    name: 'inline-graphql-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const matches = readFileSync(generatedFile, 'utf8').matchAll(GENERATED)
      documents = new Map(Array.from(matches, ([, name = '', json = '']) => [name, json]))
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/gql/') || !code.includes('graphql(`')) return null
      const inlined = code.replace(CALL, (_call, source: string) => {
        const [, kind, name] = DEFINITION.exec(source) ?? []
        const document = documents.get(`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`)
        if (document === undefined) this.error(`${id}: "${name}" is not in client/gql. Run npm run schema.`)
        // One literal, parsed by JSON.parse, is read faster by browsers than the same object as code.
        return `JSON.parse(${JSON.stringify(document)})`
      })
      return { code: inlined, map: null }
    },
  }
}

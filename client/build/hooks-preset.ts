import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'

/** The options of graphql-codegen that this preset reads. */
interface Options {
  baseOutputDir: string
  documents: readonly { document?: DocumentNode }[]
}

const IMPORT = /from '#client\/gql\/hooks\/([\w-]+\.ts)'/g

/**
 * Generates Apollo Client's hook of each operation that the client uses as one: `useNoticesQuery` of the query `Notices`,
 * `useSignOutMutation` of the mutation `SignOut`. An operation is used as a hook when a module imports
 * `#client/gql/hooks/use-notices-query.ts`. Each hook is a module of its own, so that a page carries no hooks of others.
 *
 * @param sources Folder whose modules import hooks.
 */
export function hooksPreset(sources: string) {
  return {
    buildGeneratesSection(options: Options) {
      const { baseOutputDir, documents } = options
      const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
      const hooks = new Map(definitions.flatMap((one) => (isNamedOperation(one) ? [hookOf(one)] : [])))
      const used = importedHooks(sources)
      removeOthers(baseOutputDir, used)
      return used.map((file) => {
        const content = hooks.get(file)
        if (content === undefined) throw new Error(`There is no operation for the hook in ${file}`)
        return {
          ...options,
          filename: join(baseOutputDir, file),
          plugins: [{ hook: {} }],
          pluginMap: { hook: { plugin: () => content } },
          documents: [],
        }
      })
    },
  }
}

type NamedOperation = OperationDefinitionNode & { name: { value: string } }

function isNamedOperation(node: { kind: string }): node is NamedOperation {
  return node.kind === Kind.OPERATION_DEFINITION && 'name' in node
}

/** The file name of an operation's hook, and its content. */
function hookOf({ name, operation, variableDefinitions = [] }: NamedOperation): [file: string, text: string] {
  const apollo = operation === 'mutation' ? 'useMutation' : 'useQuery'
  const type = `${name.value}${apollo.slice('use'.length)}`
  const isRequired =
    operation === 'query' &&
    variableDefinitions.some((one) => one.type.kind === Kind.NON_NULL_TYPE && !one.defaultValue)
  const options = `${apollo}.Options<${type}, ${type}Variables>`
  const [skip, skippable] = operation === 'query' ? ['type SkipToken, ', ' | SkipToken'] : ['', '']
  const text = `import { ${skip}${apollo} } from '@apollo/client/react'
import { ${name.value}Document, type ${type}, type ${type}Variables } from '../graphql.ts'

export const use${type} = (options${isRequired ? '' : '?'}: ${options}${skippable}) => ${apollo}(${name.value}Document, options)
`
  return [`${kebabCase(`use${type}`)}.ts`, text]
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function importedHooks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(IMPORT), ([, file = '']) => file))),
  ].sort()
}

/** Removes generated files of operations that are no hooks any more. */
function removeOthers(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!files.includes(file)) rmSync(join(folder, file))
}

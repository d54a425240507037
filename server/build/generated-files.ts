import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from '#tools/tool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Hashes of sources and outputs, by step. They are committed, so that a clone generates nothing. */
const committedStamps = 'server/generated/stamps.json'
/** Not committed: every change of the server would change them. */
const ownStamps = 'node_modules/.cache/stamps.json'

const clientOutputs = ['server/generated/prisma', 'server/generated/pothos.ts']

/** Writes generated files from sources. The paths begin in the project's folder. */
interface Step {
  name: string
  stamps: typeof committedStamps | typeof ownStamps
  /** Files and folders of which every byte matters. */
  sources: readonly string[]
  /** The parts of other sources that matter. */
  excerpts?: (folder: string) => readonly string[]
  outputs: readonly string[]
  write: () => void | Promise<void>
}

/** In the order in which they need each other's outputs. */
export const steps = {
  client: {
    name: 'the database client',
    stamps: committedStamps,
    sources: [
      'prisma/schema.prisma',
      'tools/prisma/package-lock.json',
      'node_modules/@pothos/plugin-prisma/package.json',
    ],
    outputs: clientOutputs,
    write: generateClient,
  },
  schema: {
    name: 'schema.graphql',
    stamps: ownStamps,
    sources: ['package-lock.json', 'server', ...clientOutputs, 'shared'],
    outputs: ['schema.graphql'],
    // Imported here because it imports the generated database client.
    write: async () =>
      writeFileSync(join(root, 'schema.graphql'), (await import('./print-schema.ts')).printedSchema()),
  },
  operations: {
    name: 'types, documents and hooks of operations',
    stamps: committedStamps,
    sources: [
      'schema.graphql',
      'codegen.ts',
      'client/build/hooks-preset.ts',
      'tools/codegen/package-lock.json',
    ],
    excerpts: operationsIn,
    outputs: ['client/gql', 'tests/gql'],
    write: () => generate('codegen', 'graphql-codegen', ['--config', 'codegen.ts']),
  },
} satisfies Record<string, Step>

/** Runs a generator if its sources or outputs have changed since the last run, or if forced. */
export async function ensureGenerated(step: Step, { force = false } = {}): Promise<void> {
  if (!force && isCurrent(step)) return
  const start = performance.now()
  process.stdout.write(`  Generating ${step.name} …`)
  await step.write()
  const file = join(root, step.stamps)
  mkdirSync(dirname(file), { recursive: true })
  const stamps = { ...readStamps(step.stamps), [step.name]: stampOf(step) }
  writeFileSync(file, `${JSON.stringify(stamps, null, 2)}\n`)
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** @param folder the project's, or a copy of it. */
export function isCurrent(step: Step, folder = root): boolean {
  return readStamps(step.stamps)[step.name] === stampOf(step, folder)
}

function readStamps(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    // There is none yet, or it is full of conflicts.
    return {}
  }
}

function stampOf({ sources, excerpts, outputs }: Step, folder = root): string {
  const hash = createHash('sha256')
  for (const path of [...sources, ...outputs].flatMap((one) => filesIn(folder, one)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  return hash.update(JSON.stringify(excerpts?.(folder) ?? [])).digest('hex')
}

/** A file, or all in a folder but those in its folder `generated`, in a stable order. */
function filesIn(folder: string, path: string): string[] {
  if (!existsSync(join(folder, path))) return []
  if (statSync(join(folder, path)).isFile()) return [path]
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'generated')
    .flatMap(({ name }) => filesIn(folder, `${path}/${name}`))
    .sort()
}

/** Documents and imports of hooks, with the files that have them. */
function operationsIn(folder: string): string[] {
  return ['client', 'tests/api', 'tests/e2e', 'tests/support']
    .flatMap((path) => filesIn(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('client/gql/'))
    .flatMap((path) => {
      const parts = readFileSync(join(folder, path), 'utf8').match(
        /\bgraphql\([^`]*`[^`]*`|'#client\/gql\/hooks\/.*'/g,
      )
      return parts ? [path, ...parts] : []
    })
}

/** Generates the database client and its types for Pothos. */
function generateClient(): void {
  generate('prisma', 'prisma', ['generate', '--schema', 'prisma/schema.prisma', '--no-hints'], {
    // Prevents the command line from downloading a native engine. Generating does not run it, so any file suffices.
    PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  })
}

function generate(tool: string, program: string, args: readonly string[], env = {}): void {
  if (runTool(tool, program, args, { quiet: true, env }) !== 0) throw new Error(`${program} failed.`)
}

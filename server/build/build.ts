import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'

// Builds dist/: client (for browsers), render (the client for server rendering) and server. `--generate-only` generates
// only sources; `--development` also builds the files that the development server does not. ensure-build.js runs it when
// needed.

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`  ${name} …`)
  await work()
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Generates the database client from prisma/schema.prisma. */
async function generate(): Promise<void> {
  const cli = join(root, 'node_modules/prisma/build/index.js')
  await run([cli, 'generate', '--schema', 'prisma/schema.prisma', '--no-hints'], {
    // Prevents the CLI from downloading a native engine. Generating does not run it, so any file suffices.
    PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    // The CLI starts its generators by name. npm would add this folder; other ways of building do not.
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  })
}

/** Runs a Node program; its output is shown only when it fails. */
async function run(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${args[0]} failed:\n${Buffer.concat(output).toString()}`)
}

/** Bundles with a Vite configuration of the project. */
async function bundle(configFile: string, config: InlineConfig = {}): Promise<void> {
  // Imported here because generating does not need it.
  const vite = await import('vite')
  await vite.build({ ...config, configFile: join(root, configFile), logLevel: 'error' })
}

/** Excludes packages from source maps, which saves several megabytes. */
const noMapsOfPackages: Plugin = {
  name: 'no-maps-of-packages',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
}

/**
 * Options of bundles for Node. Minifies white space because V8 keeps the source text in memory; keeps names for readable
 * stack traces.
 */
const forNode: InlineConfig = {
  plugins: [noMapsOfPackages],
  build: {
    ssr: true,
    rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
  },
}

const cardFonts = join(dist, 'fonts')

async function drawPictures(): Promise<void> {
  const { subsetCardFonts, drawIcons } = await import('./build-pictures.ts')
  await drawIcons(join(root, 'client/public/favicon.svg'), join(dist, 'client'))
  await subsetCardFonts(cardFonts)
}

async function makeTemplate(): Promise<void> {
  // Imported here because it needs the generated database client.
  const { makeClusterTemplate } = await import('./make-cluster-template.ts')
  await makeClusterTemplate(join(dist, 'server/database.tar.gz'))
}

/** Its files for browsers go to those in English, with which it shares the framework and the fonts. */
async function bundleNepali(): Promise<void> {
  const folder = join(dist, 'client-ne')
  await bundle('client/build/vite.config.ts', { mode: 'ne' })
  await bundle('client/build/vite.config.ts', { ...forNode, mode: 'ne' })
  await cp(join(folder, 'assets'), join(dist, 'client/assets'), { recursive: true })
  await cp(join(folder, 'index.html'), join(dist, 'render-ne/index.html'))
  await cp(join(folder, '.vite/manifest.json'), join(dist, 'render-ne/manifest.json'))
  await rm(folder, { recursive: true })
}

const bundleSandbox = () => bundle('client/sandbox/vite.config.ts')

async function main(): Promise<void> {
  if (process.argv.includes('--generate-only')) {
    return step('Generating the database client', generate)
  }
  if (process.argv.includes('--development')) {
    await step('Generating the database client', generate)
    if (!existsSync(cardFonts)) await step('Drawing icons', drawPictures)
    if (!existsSync(join(dist, 'client/sandbox/index.html')))
      await step('Building the GraphQL sandbox', bundleSandbox)
    return
  }
  process.stdout.write('\nBuilding Pravesh\n')
  await rm(dist, { recursive: true, force: true })
  await step('Generating the database client', generate)
  await step('Building the website', () => bundle('client/build/vite.config.ts'))
  await step('Drawing icons', drawPictures)
  await step('Building its server side', () => bundle('client/build/vite.config.ts', forNode))
  await step('Building the website in Nepali', bundleNepali)
  await step('Building the GraphQL sandbox', bundleSandbox)
  await step('Compressing', () => compressFiles(join(dist, 'client')))
  await step('Building the server', () => bundle('server/build/vite.config.ts', forNode))
  await step('Creating the empty database', makeTemplate)
  if (!existsSync(join(dist, 'server/main.js'))) throw new Error('The build made no server')
}

main().catch((error: unknown) => {
  process.stderr.write(`\n\nThe build failed. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

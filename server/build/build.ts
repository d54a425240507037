import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { installTool } from '#tools/tool.ts'
import { compressFiles } from './compress-files.ts'
import { generate, isCurrent } from './database-client.ts'

// Builds dist/: client (for browsers), render (the client for server rendering) and server. `--generate` only generates
// the database client, `--generate-changed` if it has to be; `--development` builds the files that the development server does
// not. ensure-build.js runs it when needed.

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`  ${name} …`)
  await work()
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

async function generateClient(): Promise<void> {
  installTool('prisma')
  await step('Generating the database client', generate)
}

async function generateChanged(): Promise<void> {
  if (await isCurrent()) return
  process.stdout.write('  prisma/schema.prisma has changed: commit what is generated from it\n')
  await generateClient()
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
  if (process.argv.includes('--generate')) return generateClient()
  if (process.argv.includes('--generate-changed')) return generateChanged()
  if (process.argv.includes('--development')) {
    await generateChanged()
    if (!existsSync(cardFonts)) await step('Drawing icons', drawPictures)
    if (!existsSync(join(dist, 'client/sandbox/index.html')))
      await step('Building the GraphQL sandbox', bundleSandbox)
    return
  }
  process.stdout.write('\nBuilding Pravesh\n')
  await rm(dist, { recursive: true, force: true })
  await generateChanged()
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

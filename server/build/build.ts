import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { InlineConfig, Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'
import { ensureGenerated, steps } from './generated-files.ts'

// `--into <folder>` builds into that empty folder: client (for browsers), render (the client for server rendering) and server.
// ensure-build.js runs it when needed, and makes the folder dist/. `--development` builds the files into dist/ that the
// development server does not.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values: asked } = parseArgs({
  options: {
    into: { type: 'string' },
    development: { type: 'boolean' },
  },
})
const built = join(root, asked.into ?? 'dist')

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`  ${name} …`)
  await work()
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Bundles with a Vite configuration of the project into a folder of the build. */
async function bundle(configFile: string, to: string, config: InlineConfig = {}): Promise<void> {
  // Imported here because development often needs no bundle.
  const vite = await import('vite')
  const build = { ...config.build, outDir: join(built, to) }
  await vite.build({ ...config, build, configFile: join(root, configFile), logLevel: 'error' })
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

const cardFonts = join(built, 'fonts')

async function drawPictures(): Promise<void> {
  const { subsetCardFonts, drawIcons } = await import('./build-pictures.ts')
  await drawIcons(join(root, 'client/public/favicon.svg'), join(built, 'client'))
  await subsetCardFonts(cardFonts)
  const { drawDemoPictures } = await import('./draw-demo-pictures.ts')
  await drawDemoPictures(join(built, 'demo'))
}

async function makeTemplate(): Promise<void> {
  // Imported here because it needs the generated database client.
  const { makeClusterTemplate } = await import('./make-cluster-template.ts')
  await makeClusterTemplate(join(built, 'server/database.tar.gz'))
}

/** Its files for browsers go to those in English, with which it shares the framework and the fonts. */
async function bundleNepali(): Promise<void> {
  const folder = join(built, 'client-ne')
  await bundle('client/build/vite.config.ts', 'client-ne', { mode: 'ne' })
  await bundle('client/build/vite.config.ts', 'render-ne', { ...forNode, mode: 'ne' })
  await cp(join(folder, 'assets'), join(built, 'client/assets'), { recursive: true })
  await cp(join(folder, 'index.html'), join(built, 'render-ne/index.html'))
  await cp(join(folder, '.vite/manifest.json'), join(built, 'render-ne/manifest.json'))
  await rm(folder, { recursive: true })
}

const bundleSandbox = () => bundle('client/sandbox/vite.config.ts', 'client')

async function main(): Promise<void> {
  if (asked.development) {
    if (!existsSync(cardFonts)) await step('Drawing icons', drawPictures)
    if (!existsSync(join(built, 'client/sandbox/index.html')))
      await step('Building the GraphQL sandbox', bundleSandbox)
    return
  }
  process.stdout.write('\nBuilding Pravesh\n')
  await ensureGenerated(steps.client)
  await step('Building the website', () => bundle('client/build/vite.config.ts', 'client'))
  await step('Drawing icons', drawPictures)
  await step('Building its server side', () => bundle('client/build/vite.config.ts', 'render', forNode))
  await step('Building the website in Nepali', bundleNepali)
  await step('Building the GraphQL sandbox', bundleSandbox)
  await step('Compressing', () => compressFiles(join(built, 'client')))
  await step('Building the server', () => bundle('server/build/vite.config.ts', 'server', forNode))
  await step('Creating the empty database', makeTemplate)
  if (!existsSync(join(built, 'server/main.js'))) throw new Error('The build made no server')
}

main().catch((error: unknown) => {
  process.stderr.write(`\n\nThe build failed. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'

// Makes dist/: client (what browsers load), render (the client for this server) and server. With `--generate-only`
// only what the sources need to be complete, with `--development` also what the development server does not make
// itself. Otherwise run through ensure-build.js, which knows whether there is work to do.

const root = fileURLToPath(new URL('..', import.meta.url))
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
    // The CLI downloads a native engine unless this names a file. Generating never runs it, so any file will do.
    PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    // The CLI starts its generators by name; npm would have put this in front, but not everybody builds through npm.
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  })
}

/** Runs a Node program quietly; what it printed is shown when it fails. */
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

/** Bundles with one of the project's Vite configurations. */
async function bundle(configFile: string, config: InlineConfig = {}): Promise<void> {
  // Loaded here because a machine that only generates need not load it.
  const vite = await import('vite')
  await vite.build({ ...config, configFile: join(root, configFile), logLevel: 'error' })
}

/** Traces lead to our own sources; maps of packages would be several megabytes. */
const noMapsOfPackages: Plugin = {
  name: 'no-maps-of-packages',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
}

/**
 * For what Node runs. V8 holds a module's text as long as the module, so comments and white space go; names stay, for
 * those who read a trace.
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
  const { cutCardFonts, drawIcons } = await import('./build-pictures.ts')
  await drawIcons(join(root, 'client/public/favicon.svg'), join(dist, 'client'))
  await cutCardFonts(cardFonts)
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
  await step('Building the website', () => bundle('client/vite.config.ts'))
  await step('Drawing icons', drawPictures)
  await step('Building its server side', () => bundle('client/vite.config.ts', forNode))
  await step('Building the GraphQL sandbox', bundleSandbox)
  await step('Compressing', () => compressFiles(join(dist, 'client')))
  await step('Building the server', () => bundle('server/vite.config.ts', forNode))
  if (!existsSync(join(dist, 'server/main.js'))) throw new Error('The build made no server')
}

main().catch((error: unknown) => {
  process.stderr.write(`\n\nThe build failed. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

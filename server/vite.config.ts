import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Programs of their own: the server, threads that it starts from a file, and commands. */
const entries = {
  main: here('./main.ts'),
  user: here('./user-cli.ts'),
  backup: here('./backup-cli.ts'),
  restore: here('./restore-cli.ts'),
  'clean-rows-thread': here('./clean-rows-thread.ts'),
  'embedded-postgres-worker': here('./lib/embedded-postgres/worker.ts'),
}

const graphql = (file: string) => here(`../node_modules/graphql/${file}`)

/** Packages that stay beside the bundle, in node_modules. */
const external = [
  // Native code.
  'sharp',
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  // They find files of their own by where they lie: WebAssembly, data, programs of threads.
  '@electric-sql/pglite',
  '@prisma/schema-engine-wasm',
  'pino',
  // Large, and loaded by few installations or none.
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  'vite',
  '@fastify/middie',
]

export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    // Some packages ask for it as CommonJS, others as modules; two copies would not know each other's types.
    alias: [
      { find: /^graphql$/, replacement: graphql('index.mjs') },
      { find: /^graphql\/(\w+\/\w+)\.js$/, replacement: graphql('$1.mjs') },
    ],
  },
  // A start reads a few files instead of a thousand.
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: {
        // All in one folder, as deep as the sources' own folders (server/lib, server/render), so that addresses
        // relative to a module mean the same before and after the build.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

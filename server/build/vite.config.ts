import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { developmentPackages, externalPackages } from './external-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Entry points: the server, its worker threads and the commands. */
const entries = {
  main: here('../main.ts'),
  user: here('../cli/user.ts'),
  backup: here('../cli/backup.ts'),
  restore: here('../cli/restore.ts'),
  adopt: here('../cli/adopt.ts'),
  doctor: here('../cli/doctor.ts'),
  'read-rows-thread': here('../domains/imports/read-rows-thread.ts'),
  'typeset-thread': here('../pdf/typeset-thread.ts'),
  'spreadsheet-thread': here('../lib/spreadsheet/spreadsheet-thread.ts'),
  'embedded-postgres-worker': here('../db/embedded-postgres/embedded-postgres-worker.ts'),
}

const graphql = (file: string) => here(`../../node_modules/graphql/${file}`)

export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    // Some packages import CommonJS, others ES modules; types of two copies of graphql are not compatible.
    alias: [
      { find: /^graphql$/, replacement: graphql('index.mjs') },
      { find: /^graphql\/(\w+\/\w+)\.js$/, replacement: graphql('$1.mjs') },
    ],
  },
  // Bundling makes the start read a few files instead of a thousand.
  ssr: { noExternal: true, external: [...externalPackages, ...developmentPackages] },
  build: {
    ssr: true,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: {
        // One folder at the depth of the source folders (server/lib, server/ssr), so that URLs relative to a module
        // are the same in sources and build.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

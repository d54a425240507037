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
  'embedded-postgres-worker': here('./lib/embedded-postgres/worker.ts'),
}

export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    target: 'node20',
    minify: false,
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

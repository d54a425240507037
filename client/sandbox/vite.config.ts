import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The sandbox is built apart from the pages, so that none of its weight ends up in a chunk that they share. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [react()],
  build: {
    emptyOutDir: false,
    assetsDir: 'sandbox/assets',
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: here('./index.html') },
  },
})

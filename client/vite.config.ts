import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineDocuments } from './vite/inline-documents.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const reactRouter = (file: string) => here(`../node_modules/react-router/dist/production/${file}`)

// Only the server's head names the fonts; as an entry of its own their module puts the files among the browser's.
const clientInputs = { pages: here('./index.html'), fonts: here('./theme/fonts.ts') }

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react(), inlineDocuments(here('./gql/graphql.ts'))],
  resolve: {
    // The package's exports name its development build only; this one is the same without the warnings.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: reactRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
          ]
        : [],
  },
  // The server bundle carries its packages with it: React is built for production however the server is started,
  // and there is one copy of everything.
  oxc: {
    plugins: {
      // Names that depend on the file and not on the order in which modules happened to load, which differs between
      // the server and the browser; and the style sheets without their white space.
      styledComponents: {
        ssr: true,
        minify: true,
        pure: true,
        displayName: command === 'serve',
        fileName: command === 'serve',
      },
    },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : { noExternal: ['styled-components'] },
  build: {
    outDir: isSsrBuild ? here('../dist/render') : here('../dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: true,
    // A font inside the head would travel with every page, used or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: isSsrBuild ? 'node20' : 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { input: isSsrBuild ? here('./entry-server.tsx') : clientInputs },
  },
}))

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { inlineDocuments } from './inline-documents.ts'
import { paintFirst } from './paint-first.ts'
import { slimIcons } from './slim-icons.ts'
import { translate } from './translate.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The package's exports name its development build only; this one is the same without the warnings.
const reactRouter = (file: string) => here(`../../node_modules/react-router/dist/production/${file}`)
const productionPackages = [
  { find: /^react-router$/, replacement: reactRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
]

// React's build for Node.js runs each rendering in an AsyncLocalStorage, which on Node.js 20 slows down every promise of the process.
const serverPackages = [
  { find: /^react-dom\/server$/, replacement: here('../../node_modules/react-dom/server.edge.js') },
]

// Only the server's head names the fonts; as an entry of its own their module puts the files among the browser's.
const clientInputs = { pages: here('../index.html'), fonts: here('../theme/fonts.ts') }

/**
 * The pages: for browsers, with `build.ssr` for the server, and with `command` serve for development. The mode `ne` is for
 * those in Nepali, every other one for those in English.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const building = command === 'build'
  const locale = mode === 'ne' ? 'ne' : 'en'
  return {
    root: here('..'),
    publicDir: isSsrBuild || locale !== 'en' ? false : here('../public'),
    plugins: [react(), inlineDocuments(here('../gql/')), translate(locale), paintFirst(), slimIcons()],
    resolve: {
      // rxjs has a smaller build for today's browsers behind this name.
      conditions: ['es2015', ...defaultClientConditions],
      alias: building ? [...productionPackages, ...(isSsrBuild ? serverPackages : [])] : [],
    },
    define: building ? { 'process.env.NODE_ENV': '"production"' } : {},
    oxc: {
      plugins: {
        // Class names that depend on the file and not on the order in which modules happened to load, which differs
        // between the server and the browser; and style sheets without their white space.
        styledComponents: {
          ssr: true,
          minify: true,
          pure: true,
          displayName: !building,
          fileName: !building,
        },
      },
    },
    // The built server side carries its packages with it: React is built for production however the server is
    // started, and there is one copy of everything.
    ssr: { noExternal: building ? true : ['styled-components'] },
    build: {
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // For the server's log. To browsers nothing reports its errors.
      sourcemap: isSsrBuild === true,
      target: isSsrBuild ? 'node20' : 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600,
      // A font inside the head would travel with every page, used or not.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: isSsrBuild
        ? { input: here('../entry-server.tsx') }
        : {
            input: clientInputs,
            output: {
              codeSplitting: { groups: chunkGroups },
            },
          },
    },
  }
})

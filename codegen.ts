import type { CodegenConfig } from '@graphql-codegen/cli'

/** Typed documents and possible types for the client, from the printed schema. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'client/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'documentNode',
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        strictScalars: true,
        scalars: { Date: 'string', DateTime: 'string', Decimal: 'string', Upload: 'File', ID: 'string' },
      },
    },
    'client/gql/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
  },
}

export default config

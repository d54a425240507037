import { hooksPreset } from './client/build/hooks-preset.ts'

/** How the API's types read in TypeScript, the same for the client and for the tests. */
const types = {
  documentMode: 'documentNode',
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: {
    Date: 'string',
    DateTime: 'string',
    Decimal: 'string',
    Upload: 'File',
    ID: 'string',
    ContentData: 'Record<string, unknown>',
  },
}

/** From the printed schema: typed documents of the client and of the API tests, the client's hooks and its possible types. */
const config = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'client/gql/': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: types,
    },
    'client/gql/hooks/': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      preset: hooksPreset('client'),
    },
    'client/gql/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'tests/gql/': {
      documents: ['tests/{api,support,e2e}/**/*.ts'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: types,
    },
  },
}

export default config

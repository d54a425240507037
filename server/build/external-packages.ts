/** Packages that the built server loads from node_modules; all others are bundled. */
export const externalPackages = [
  // Native code.
  'sharp',
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  // Packages that load files relative to their own modules: WebAssembly, data, worker threads.
  '@electric-sql/pglite',
  '@prisma/schema-engine-wasm',
  'pino',
  // Loaded by its name, on a thread of pino's.
  'pino-pretty',
  // Large packages that few installations load.
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
]

/** Only the development server loads them. */
export const developmentPackages = ['vite', '@fastify/middie']

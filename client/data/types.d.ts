import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// Loaders are given the router's typed context, and query results mask what belongs to fragments.

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  interface DefaultContext {
    upload?: UploadContext
  }

  /** `context: { upload: … }` of a mutation that carries files. */
  interface UploadContext {
    /** Called with how far the body has gone, from 0 to 1. */
    onProgress?: (share: number) => void
    /** Stops the upload; the mutation then fails with an `AbortError`. */
    signal?: AbortSignal
  }
}

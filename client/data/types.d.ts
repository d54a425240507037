import '@apollo/client'

// Loaders are given the router's typed context; a mutation that carries files says how far it has gone.

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

declare module '@apollo/client' {
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

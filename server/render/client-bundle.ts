import type { FormattedExecutionResult } from 'graphql'

// What this side knows of the client's server entry (client/entry-server.tsx), which is loaded as a module at run
// time and never imported: client and server meet only here.

export interface ClientBundle {
  render(
    request: Request,
    options: {
      execute(operation: {
        document: import('graphql').DocumentNode
        variables: Record<string, unknown>
      }): Promise<FormattedExecutionResult>
      template: string
      preloadTags?(modules: string[]): string
      nonce?: string
    },
  ): Promise<{ status: number; headers: Record<string, string>; html: string; errors: unknown[] }>
}

/** The client as it is now: built once, or served by the development server and different at every request. */
export interface LoadedClient {
  bundle: ClientBundle
  /** index.html with its marks. */
  template: string
  preloadTags?(modules: string[]): string
}

import type { FastifyRequest } from 'fastify'
import type { Locale } from '#shared/locales.ts'
import type { ClientBundle } from '#shared/page-renderer.ts'

/** Loads the client of a language for a request. */
export type LoadClient = (request: FastifyRequest, locale: Locale) => Promise<LoadedClient>

/** The client in one language: built once, or served by the development server and different at each request. */
export interface LoadedClient {
  bundle: ClientBundle
  /** index.html with its placeholders. */
  template: string
  /** When the pages themselves changed last. */
  changedAt: Date
  preloadTags?(modules: string[]): string
}

/** The client's server entry, which is loaded at run time and never imported; checked there by the compiler. */
export interface ClientEntry {
  bundle: ClientBundle
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import type { Locale } from '#shared/locales.ts'
import { graphql } from '#tests/gql/gql.ts'
import { graphqlBody } from './graphql-request.ts'

/** The API's answer, errors included. */
export interface EncodedResponse<Data> {
  status: number
  headers: Headers
  data?: Data | null
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[]
}

type Variables<V> = Record<string, never> extends V ? [variables?: V] : [variables: V]

/** Somebody at a browser: sends GraphQL operations and keeps cookies. */
export interface ApiClient {
  /** Sends an operation. @returns its data. @throws when the answer has errors. */
  run<Data, V>(document: TypedDocumentNode<Data, V>, ...variables: Variables<V>): Promise<Data>
  /** Sends an operation, typed or as text. @returns the answer as it came. */
  send<Data, V>(document: TypedDocumentNode<Data, V> | string, variables?: V): Promise<EncodedResponse<Data>>
  /** Any request to the same server, with the cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
  /** Language of the pages that it is at; English at first. */
  language: Locale
  /** The cookies as a header, for requests that are sent otherwise. */
  cookieHeader(): string
}

const SignIn = graphql(`
  mutation SignInForTests($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { __typename }
  }
`)

/**
 * @param account whom to sign in as, before the first operation; nobody when absent.
 */
export function apiClient(
  url: string,
  account?: () => Promise<{ email: string; password: string }>,
): ApiClient {
  const cookies = new Map<string, string>()
  let signedIn: Promise<void> | undefined

  const cookieHeader = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')

  async function fetchWithCookies(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', cookieHeader())
    if (client.language !== 'en') headers.set('x-language', client.language)
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    return response
  }

  async function send<Data, V>(
    document: TypedDocumentNode<Data, V> | string,
    variables?: V,
  ): Promise<EncodedResponse<Data>> {
    const query = typeof document === 'string' ? document : print(document)
    const response = await fetchWithCookies('/graphql', graphqlBody(query, variables ?? {}))
    const body: Pick<EncodedResponse<Data>, 'data' | 'errors'> = await response.json()
    return { status: response.status, headers: response.headers, ...body }
  }

  async function signIn(): Promise<void> {
    const credentials = await account?.()
    if (!credentials) return
    const { data } = await send(SignIn, credentials)
    if (data?.signIn.__typename !== 'SignedIn') throw new Error(`${credentials.email} was not let in`)
  }

  async function ready(): Promise<void> {
    signedIn ??= signIn()
    await signedIn
  }

  const client: ApiClient = {
    cookies,
    language: 'en',
    cookieHeader,
    async run(document, ...[variables]) {
      await ready()
      const { data, errors, status } = await send(document, variables)
      if (errors || !data) throw new Error(`The API answered ${status}: ${JSON.stringify(errors)}`)
      return data
    },
    async send(document, variables) {
      await ready()
      return send(document, variables)
    },
    async fetch(path, init) {
      await ready()
      return fetchWithCookies(path, init)
    },
  }
  return client
}

/** Keeps a cookie, or forgets it when it is sent back expired, as a browser does. */
function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const expires = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length)
  const gone =
    attributes.some((one) => /^max-age=0$/i.test(one)) ||
    (expires !== undefined && Date.parse(expires) <= Date.now())
  if (gone) cookies.delete(name)
  else cookies.set(name, value)
}

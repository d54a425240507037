import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'

// COPY is given rows that are in memory already; so is the server. Putting a body together from forms and files, as
// `fetch` does, takes up to a tenth of an import, on the database's core.

/** An operation as the bytes that go over the wire. */
export interface WrittenRequest<Data> {
  headers: Record<string, string>
  body: Buffer
  /** Never there: tells what the answer is like. */
  data?: Data
}

/** Writes an operation, whose variables may have files. */
export async function writeRequest<Data, V extends object>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Promise<WrittenRequest<Data>> {
  const written = new Request('http://localhost/graphql', graphqlBody(print(document), variables))
  const body = Buffer.from(await written.arrayBuffer())
  const headers = { ...Object.fromEntries(written.headers), 'content-length': String(body.length) }
  return { headers, body }
}

/** Sends it. @throws when the answer has errors. */
export async function sendRequest<Data>(
  url: string,
  cookie: string,
  { headers, body }: WrittenRequest<Data>,
): Promise<Data> {
  const sending = httpRequest(`${url}/graphql`, { method: 'POST', headers: { ...headers, cookie } })
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  const { data, errors } = (await json(response)) as { data?: Data; errors?: unknown }
  if (errors || !data) throw new Error(`The API answered ${response.statusCode}: ${JSON.stringify(errors)}`)
  return data
}

/** The header of a client who is signed in, which this sees to. */
export async function cookiesOf(client: ApiClient): Promise<string> {
  await client.fetch('/healthz')
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

import { graphql } from '#tests/gql/gql.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'

const UploadsAhead = graphql(`query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }`)

/** Number of uploads before the one with this key; null when it does not wait. */
export async function uploadsAhead(client: ApiClient, key: string): Promise<number | null> {
  return (await client.run(UploadsAhead, { key })).uploadsAhead ?? null
}

import { skipToken } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { useUploadsAheadQuery } from '#client/gql/hooks/use-uploads-ahead-query.ts'

const ASK_EVERY_MS = 2_000

graphql(`query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }`)

/** Number of files that are checked before an upload that has arrived; undefined when it does not wait. */
export function useUploadsAhead(key: string | undefined): number | undefined {
  const { data } = useUploadsAheadQuery(
    key === undefined
      ? skipToken
      : // Without an answer the page shows what it knows, and asks again.
        { variables: { key }, fetchPolicy: 'no-cache', errorPolicy: 'ignore', pollInterval: ASK_EVERY_MS },
  )
  return data?.uploadsAhead ?? undefined
}

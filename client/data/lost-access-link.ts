import { ApolloLink } from '@apollo/client'
import { from, mergeMap, of } from 'rxjs'

interface Session {
  /** Whether this browser knows of one. */
  isKnown: () => boolean
  /** False when there is none any more; rejects when the server cannot be asked. */
  renew: () => Promise<boolean>
}

/**
 * When a query is answered as a visitor's although somebody is signed in, because their access ran out while the device
 * slept, renews the session once and repeats the query.
 */
export function lostAccessLink({ isKnown, renew }: Session): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (result.errors || !isOfVisitor(result.data) || !isKnown()) return of(result)
        return from(renew()).pipe(mergeMap((again) => (again ? forward(operation) : of(result))))
      }),
    ),
  )
}

/** Fields of a viewer are null for visitors only. */
const isOfVisitor = (data: { viewer?: object } | null | undefined) =>
  Object.values(data?.viewer ?? {}).includes(null)

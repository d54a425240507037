import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { from, mergeMap, of } from 'rxjs'

/**
 * When the server says that nobody is signed in, renews the session once and repeats the operation; its second
 * answer counts, whatever it is.
 *
 * @param renew false when there is no session to renew.
 */
export function unauthenticatedLink(renew: () => Promise<boolean>): ErrorLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    if (operation.operationName === 'RefreshSession' || result === undefined) return
    if (!CombinedGraphQLErrors.is(error) || !error.errors.some(isUnauthenticated)) return
    const renewed = from(renew().catch(() => false))
    return renewed.pipe(mergeMap((again) => (again ? forward(operation) : of(result))))
  })
}

function isUnauthenticated(error: CombinedGraphQLErrors['errors'][number]): boolean {
  return error.extensions?.code === 'UNAUTHENTICATED'
}

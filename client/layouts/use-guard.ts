import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { deniedRole, type GuardedRole, mayBeHere, PresenceQuery } from '#client/data/guarded-role.ts'
import { isLeaving } from '#client/data/sign-out.ts'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { useEditableContentQuery } from '#client/gql/hooks/use-editable-content-query.ts'
import { usePresenceQuery } from '#client/gql/hooks/use-presence-query.ts'
import { paths, signInPath } from '#client/paths.ts'

interface Guard {
  /** False while somebody else is on the way to the sign-in page. */
  allowed: boolean
  onSignOut: ReturnType<typeof useSignOut>
}

/**
 * Watches over a guarded layout while it is open: leaves to the sign-in page when the session ends, here or in
 * another tab, and asks again for the viewer when a session begins or is renewed. (Whether it opens at all is decided
 * before, by the route's guard.)
 *
 * @param role of the page; all signed-in people without one.
 */
export function useGuard(role?: GuardedRole): Guard {
  const apollo = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data } = usePresenceQuery()
  const onSignOut = useSignOut(paths.signIn)
  const { data: rights } = useEditableContentQuery({ skip: role !== 'EDITOR' })
  const allowed = mayBeHere(role, data?.viewer.role, rights?.viewer.editableContent)
  const expiresAt = data?.viewer.session?.expiresAt
  const known = useRef(expiresAt)

  const deny = useEffectEvent(() =>
    navigate(signInPath(pathname + search, deniedRole(role)), { replace: true }),
  )
  useEffect(() => {
    if (!allowed && !isLeaving()) deny()
  }, [allowed])

  useEffect(() => {
    if (expiresAt === known.current) return
    known.current = expiresAt
    if (expiresAt === undefined) return
    // A server that cannot be asked now is asked at the next renewal; until then the API checks by itself.
    const askLater = () => {
      known.current = undefined
    }
    apollo.query({ query: PresenceQuery, fetchPolicy: 'network-only' }).catch(askLater)
  }, [apollo, expiresAt])

  return { allowed, onSignOut }
}

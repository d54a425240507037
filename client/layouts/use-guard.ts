import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { deniedRole, type GuardedRole } from '#client/data/guarded-role.ts'
import { useSignOut } from '#client/features/account/use-sign-out.ts'
import { graphql } from '#client/gql/gql.ts'
import { useEditableContentQuery } from '#client/gql/hooks/use-editable-content-query.ts'
import { useGuardQuery } from '#client/gql/hooks/use-guard-query.ts'
import { paths, signInPath } from '#client/paths.ts'

const GuardQuery = graphql(`
  query Guard {
    viewer { role session { expiresAt } }
  }
`)

interface Guard {
  /** False while somebody else is on the way to the sign-in page. */
  allowed: boolean
  onSignOut: () => void
}

/**
 * Watches over a guarded layout while it is open: leaves to the sign-in page when the session ends, here or in
 * another tab, and asks anew who is there when a session begins or is renewed. (Whether it opens at all is decided
 * before, by the route's guard.)
 *
 * @param role Who may be here; anybody who is signed in if none is named.
 */
export function useGuard(role?: GuardedRole): Guard {
  const apollo = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data } = useGuardQuery()
  const signOut = useSignOut(paths.signIn)
  const [leaving, setLeaving] = useState(false)
  const { data: rights } = useEditableContentQuery({ skip: role !== 'EDITOR' })
  const present = data?.viewer.role
  const isEditor = Boolean(present) && (rights?.viewer.editableContent.length ?? 0) > 0
  const allowed = role === 'EDITOR' ? isEditor : role === undefined ? Boolean(present) : present === role
  const expiresAt = data?.viewer.session?.expiresAt
  const known = useRef(expiresAt)

  const deny = useEffectEvent(() =>
    navigate(signInPath(pathname + search, deniedRole(role)), { replace: true }),
  )
  useEffect(() => {
    if (!allowed && !leaving) deny()
  }, [allowed, leaving])

  useEffect(() => {
    if (expiresAt === known.current) return
    known.current = expiresAt
    if (expiresAt === undefined) return
    // A server that cannot be asked now is asked at the next renewal; until then the API guards its own doors.
    const askLater = () => {
      known.current = undefined
    }
    apollo.query({ query: GuardQuery, fetchPolicy: 'network-only' }).catch(askLater)
  }, [apollo, expiresAt])

  async function onSignOut() {
    setLeaving(true)
    if (!(await signOut())) setLeaving(false)
  }

  return { allowed, onSignOut }
}

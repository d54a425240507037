import { useSyncExternalStore } from 'react'
import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { signInPath } from '#client/paths.ts'
import {
  deniedRole,
  EditableContentQuery,
  type GuardedRole,
  mayBeHere,
  PresenceQuery,
} from './guarded-role.ts'
import { loadQuery } from './loader-context.ts'

/**
 * Lets only one role (any, if none is named) into the routes below, before any of their loaders runs: everybody else is sent to sign in and
 * comes back to the page afterwards. The API checks by itself; this spares people a page of refusals.
 */
export function guard(role?: GuardedRole): MiddlewareFunction<unknown> {
  return async ({ context, request }, next) => {
    count(1)
    try {
      const { viewer } = await loadQuery(context, PresenceQuery)
      const rights = role === 'EDITOR' ? await loadQuery(context, EditableContentQuery) : undefined
      if (mayBeHere(role, viewer.role, rights?.viewer.editableContent)) return await next()
      const { pathname, search } = new URL(request.url)
      throw redirect(signInPath(pathname + search, deniedRole(role)))
    } finally {
      count(-1)
    }
  }
}

let checks = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  checks += change
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody waits for a guard and the page behind it. Pages of the server never wait. */
export function useGuardChecks(): boolean {
  return useSyncExternalStore(
    listen,
    () => checks > 0,
    () => false,
  )
}

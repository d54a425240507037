import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the page is alive in a browser: false on the server and in the render that takes over its HTML. For markup that
 * must be different while there is no JavaScript yet, or none at all.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

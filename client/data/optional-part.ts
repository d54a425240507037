import { type ComponentType, lazy } from 'react'

let loading = 0

/** Loads an optional part of a page. A failure leaves the page as it is. */
export function loadOptional<T>(load: () => Promise<T>, otherwise: T): Promise<T> {
  loading += 1
  const loaded = load().catch(() => otherwise)
  loaded.finally(() => {
    loading -= 1
  })
  return loaded
}

/** A component in a chunk of its own, which is left out when that cannot be loaded. */
export const optionalPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadOptional(load, { default: () => null }))

/** Whether something is on its way that a page can do without. */
export const isLoadingOptional = () => loading > 0

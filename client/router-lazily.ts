import type { RouteObject } from 'react-router-dom'
import { RouteErrorPage } from './root.tsx'

type LazyRoute = Extract<RouteObject['lazy'], () => unknown>

/**
 * A part of the page that is loaded when its address is first visited. The route's id is its file: by it the
 * server finds the chunks that the page should preload (tests/unit/router.test.ts keeps the two equal).
 */
export const lazily = (id: string, lazy: LazyRoute) => ({ id, lazy, ErrorBoundary: RouteErrorPage })

/** One more address of the page above it, which shows itself and nothing inside. */
export const at = (path: string): RouteObject => ({ path, element: null })

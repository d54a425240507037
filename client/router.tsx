import type { RouteObject } from 'react-router-dom'
import { Root } from './root.tsx'

type LazyRoute = Extract<RouteObject['lazy'], () => unknown>

/**
 * A part of the page that is loaded when its address is first visited. The route's id is its file: by it the
 * server finds the chunks that the page should preload (tests/unit/router.test.ts keeps the two equal).
 */
const lazily = (id: string, lazy: LazyRoute) => ({ id, lazy })

/** Every address of the site. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    children: [
      { path: '/', ...lazily('routes/public/home.tsx', () => import('./routes/public/home.tsx')) },
      { path: '*', ...lazily('routes/public/not-found.tsx', () => import('./routes/public/not-found.tsx')) },
    ],
  },
]

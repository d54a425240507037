import { type RouteObject, redirectDocument } from 'react-router-dom'

// These pages are there in English only.

export const publicLayoutRoutes: RouteObject[] = []

/** Whatever is not of this language, the server answers. */
export const signedInRoutes: RouteObject[] = [
  {
    path: '*',
    loader({ request }) {
      const { pathname, search } = new URL(request.url)
      throw redirectDocument(pathname + search)
    },
  },
]

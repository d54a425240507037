import { type RouteObject, redirectDocument } from 'react-router-dom'

/** The admin area is there in English only. Whatever is not of this language, the server answers. */
export const adminRoutes: RouteObject[] = [
  {
    path: '*',
    loader({ request }) {
      const { pathname, search } = new URL(request.url)
      throw redirectDocument(pathname + search)
    },
  },
]

import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPage } from '#client/data/page-query.ts'
import { VideosQuery } from './videos-query.ts'

/** The loader of a page that shows `Videos`. */
export function loadVideos({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, VideosQuery, { after: new URL(request.url).searchParams.get('after') })
}

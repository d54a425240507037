import { data as answer, type LoaderFunctionArgs } from 'react-router-dom'
import { loadPart } from '#client/data/load-part.ts'
import { loadFresh } from '#client/data/loader-context.ts'
import { VideosQuery } from './videos-query.ts'

/** The loader of a page that shows `Videos`. */
export async function loadVideos({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after')
  const part = await loadPart(loadFresh(context, VideosQuery, { after }))
  return answer(part, { status: part.status })
}

import { use } from 'react'
import { type LoaderFunction, useLoaderData, data as withStatus } from 'react-router-dom'

/** A page that takes longer than this is shown before its data. */
const SOON_MS = 300

/** Data that a page waits for when it is shown already. */
class Later {
  readonly data: Promise<unknown>

  constructor(data: Promise<unknown>) {
    this.data = data
  }
}

/** In the place of data that could not be loaded. */
export class LateFailure {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/**
 * A browser comes to the page when its data is late, and to another address of the same page with its data. The server
 * waits for it.
 */
export function deferred(loader: LoaderFunction): LoaderFunction {
  return (args, context) => {
    const answer = Promise.resolve(loader(args, context))
    if (typeof document === 'undefined' || location.pathname === new URL(args.request.url).pathname)
      return answer
    const data = answer.then(
      (found) => (isWithStatus(found) ? found.data : found),
      (error: unknown) => new LateFailure(error),
    )
    const soon = new Promise((resolve) => setTimeout(resolve, SOON_MS))
    return Promise.race([answer, soon.then(() => new Later(data))])
  }
}

/** Whether a loader returned its data with a status, by `data()` of the router. */
const isWithStatus = (found: unknown): found is ReturnType<typeof withStatus> =>
  (found as { type?: string } | null)?.type === withStatus(null).type

/** The data of a `deferred` loader. Until they arrive the page's outline is shown. */
export function usePageData<Loader>() {
  const loaded = useLoaderData<Loader>()
  return loaded instanceof Later ? (use(loaded.data) as typeof loaded) : loaded
}

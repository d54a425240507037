import { useRevalidator } from 'react-router-dom'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'

/** The data of a loader, or the reason why it is missing. */
export interface Part<TData> {
  data: TData | null
  failure: string | null
  /** HTTP status of a page that is about it. */
  status: number
}

/** For the loader of a page that shows failures itself, beside a way to retry. */
export async function loadPart<TData>(promise: Promise<TData>): Promise<Part<TData>> {
  try {
    return { data: await promise, failure: null, status: 200 }
  } catch (error) {
    return { data: null, failure: errorMessage(error), status: errorStatus(error) ?? 500 }
  }
}

/** For `Failure`: runs the page's loaders again. */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const { revalidate, state } = useRevalidator()
  return { onRetry: () => void revalidate(), retrying: state === 'loading' }
}

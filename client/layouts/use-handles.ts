import { useMatches } from 'react-router-dom'

interface Handle {
  /** For signed-in people only. */
  guarded?: true
  /** Names of the query parameters that the page reads. */
  parameters?: Readonly<Record<string, unknown>>
}

/** The handles of the open page's routes (see route.ts). */
export const useHandles = (): Handle[] => useMatches().map(({ handle }) => (handle ?? {}) as Handle)

/** Whether the open page is for signed-in people only. */
export const useIsGuarded = () => useHandles().some(({ guarded }) => guarded)

import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Answers of an API that come only once they are let go. */
export function held() {
  const waiting: (() => void)[] = []
  return {
    /** To be awaited before answering. */
    wait: () => new Promise<void>((go) => waiting.push(go)),
    /** Waits until so many answers wait. */
    hasAsked: (count: number) => waitFor(() => expect(waiting).toHaveLength(count)),
    letGo: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go()
      }),
  }
}

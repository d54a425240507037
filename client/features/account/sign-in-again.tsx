import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isAskingToSignIn, listenToPrompt, offerToAsk } from '#client/data/session-prompt.ts'

const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'))

/**
 * Part of every page for signed-in people: when the session is over, asks for the password without leaving the page, so
 * that nothing typed is lost and the interrupted action is completed.
 */
export function SignInAgain() {
  const asking = useSyncExternalStore(listenToPrompt, isAskingToSignIn, () => false)
  useEffect(() => offerToAsk(), [])
  if (!asking) return null
  return (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  )
}

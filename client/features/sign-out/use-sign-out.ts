import { useApolloClient } from '@apollo/client/react'
import { signOut } from '#client/apollo/sign-out.ts'
import { useToast } from '#client/ui/toast-context.ts'

/** What a Logout button does: ends the session and opens `next`, or says that it could not. */
export function useSignOut(next: string): () => Promise<void> {
  const apollo = useApolloClient()
  const { toast } = useToast()
  return () =>
    signOut(apollo, next).catch((error: Error) => {
      toast({ title: 'Failed to log out', description: error.message, tone: 'destructive' })
    })
}

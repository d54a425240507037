import { useApolloClient } from '@apollo/client/react'
import { errorMessage } from '#client/data/error-message.ts'
import { signOut } from '#client/data/sign-out.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

/**
 * What a Logout button does: ends the session and opens `next`, or says that it could not.
 *
 * @returns what signs out; its answer is whether that worked.
 */
export function useSignOut(next: string): () => Promise<boolean> {
  const apollo = useApolloClient()
  const { toast } = useToast()
  return async () => {
    try {
      await signOut(apollo, next)
      return true
    } catch (error) {
      toast({ title: t('Failed to log out'), description: errorMessage(error), tone: 'destructive' })
      return false
    }
  }
}

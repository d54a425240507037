import { errorMessage } from '#client/data/error-message.ts'
import { signOut } from '#client/data/sign-out.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

/**
 * Action of a Logout button: ends the session and opens `next`, or says that it could not.
 *
 * @returns a function that signs out and resolves to whether it succeeded.
 */
export function useSignOut(next: string): () => Promise<boolean> {
  const apollo = useApollo()
  const { toast } = useToast()
  return async () => {
    try {
      await signOut(await apollo(), next)
      return true
    } catch (error) {
      toast({ title: t('Failed to log out'), description: errorMessage(error), tone: 'destructive' })
      return false
    }
  }
}

import Share2 from 'lucide-react/icons/share-2'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** Hands a page's address to the phone's own share sheet, or copies it where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { toast } = useToast()

  async function share() {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: t('Link copied'), description: url, tone: 'success', about: 'share' })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: t('This is the link to share'), description: url, about: 'share' })
    }
  }

  return (
    <span data-needs-js>
      <Button variant="secondary" icon={<Share2 />} onClick={share}>
        {t('Share')}
      </Button>
    </span>
  )
}

import type { SecondSecret } from '#client/gql/graphql.ts'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Download } from '#client/ui/icons/download.ts'
import { Link2 } from '#client/ui/icons/link-2.ts'
import { Printer } from '#client/ui/icons/printer.ts'
import { Share2 } from '#client/ui/icons/share-2.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { publicAddress } from './public-address.ts'
import { secretWords } from './second-secret.ts'

interface MarkSheetActionsProps {
  slipPath: string | null | undefined
  /** The second secret of the exam. */
  secondSecret: SecondSecret
}

/** Downloads, shares and prints a result. The browser's own menus do the same without JavaScript. */
export function MarkSheetActions({ slipPath, secondSecret }: MarkSheetActionsProps) {
  const { toast } = useToast()
  const canShare = useHydrated() && 'share' in navigator
  async function share() {
    try {
      await navigator.share({ title: document.title, url: publicAddress() })
    } catch (error) {
      // The visitor closed the phone's sheet: that is an answer, too.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copyLink()
    }
  }
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(publicAddress())
      toast({ title: t('Link copied'), description: secretWords[secondSecret].link, tone: 'success' })
    } catch {
      toast({
        title: t('The link could not be copied'),
        description: t('Please copy it from the address bar.'),
        tone: 'destructive',
      })
    }
  }
  return (
    <Cluster $gap={3} data-no-print>
      {slipPath && <DownloadSlip path={slipPath} />}
      <Cluster $gap={3} data-needs-js>
        {canShare && (
          <Button variant="secondary" size="small" icon={<Share2 />} onClick={share}>
            {t('Share')}
          </Button>
        )}
        <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button variant="secondary" size="small" icon={<Link2 />} onClick={copyLink}>
          {t('Copy link')}
        </Button>
      </Cluster>
    </Cluster>
  )
}

/** A link: it needs no JavaScript. */
export function DownloadSlip({ path }: { path: string }) {
  return (
    <ButtonLink to={localFile(path)} isFile variant="secondary" size="small" icon={<Download />}>
      {t('Download slip (PDF)')}
    </ButtonLink>
  )
}

export function MarkSheetActionsSkeleton() {
  return (
    <Cluster $gap={3}>
      <Skeleton width="11.5rem" height="2.25rem" />
      <Skeleton width="5.5rem" height="2.25rem" />
      <Skeleton width="7.5rem" height="2.25rem" />
    </Cluster>
  )
}

import { Download, Link2, Printer, Share2 } from 'lucide-react'
import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { publicAddress } from './public-address.ts'

/** What one does with a result besides looking at it. The browser's own menus do the same without JavaScript. */
export function MarkSheetActions({ slipPath }: { slipPath: string | null | undefined }) {
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
      toast({ title: 'Link copied', description: 'Whoever has it sees this result.', tone: 'success' })
    } catch {
      toast({
        title: 'The link could not be copied',
        description: 'Please copy it from the address bar.',
        tone: 'destructive',
      })
    }
  }
  return (
    <Row data-no-print>
      {slipPath && <DownloadSlip path={slipPath} />}
      <Row data-needs-js>
        {canShare && (
          <Button variant="secondary" size="small" icon={<Share2 />} onClick={share}>
            Share
          </Button>
        )}
        <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="secondary" size="small" icon={<Link2 />} onClick={copyLink}>
          Copy link
        </Button>
      </Row>
    </Row>
  )
}

/** A link: it needs no JavaScript. */
export function DownloadSlip({ path }: { path: string }) {
  return (
    <ButtonLink to={path} isFile variant="secondary" size="small" icon={<Download />}>
      Download slip (PDF)
    </ButtonLink>
  )
}

export function MarkSheetActionsSkeleton() {
  return (
    <Row>
      <Skeleton width="11.5rem" height="2.25rem" />
      <Skeleton width="5.5rem" height="2.25rem" />
      <Skeleton width="7.5rem" height="2.25rem" />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

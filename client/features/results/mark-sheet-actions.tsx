import { Link2, Printer } from 'lucide-react'
import styled from 'styled-components'
import { paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** What one does with a result besides looking at it. The browser's own menus do the same without JavaScript. */
export function MarkSheetActions() {
  const { toast } = useToast()
  async function copyLink() {
    try {
      // The public page, wherever this one is: it opens for whoever gets the link.
      const { origin, search } = window.location
      await navigator.clipboard.writeText(origin + paths.results + search)
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
    <Row data-needs-js data-no-print>
      <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="secondary" size="small" icon={<Link2 />} onClick={copyLink}>
        Copy link
      </Button>
    </Row>
  )
}

export function MarkSheetActionsSkeleton() {
  return (
    <Row>
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

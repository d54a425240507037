import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** The link of an invitation, which is told once. */
export interface ShownLink {
  email: string
  link: string
}

/** Without a mail server: the link of an invitation, for staff to hand over. */
export function LinkDialog({ shown: { email, link }, onClose }: { shown: ShownLink; onClose: () => void }) {
  const { toast } = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: t('Link copied'), tone: 'success' })
    } catch {
      toast({ title: t('The link could not be copied'), description: t('Copy it from the page.') })
    }
  }

  return (
    <Dialog open title={t('Hand this link over')} description={t('To {email}', { email })} onClose={onClose}>
      <Callout tone="warning" title={t('This website sends no mail yet')}>
        {t(
          'Whoever opens the link first gets the account: give it to this person only. It works once, within 7 days, and is not shown again. That you saw it is logged.',
        )}
      </Callout>
      <Address>{link}</Address>
      <FormActions>
        <Button onClick={copy}>{t('Copy the link')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Done')}
        </Button>
      </FormActions>
    </Dialog>
  )
}

const Address = styled.p`
  overflow-wrap: anywhere;
  font-size: 0.875rem;
  user-select: all;
`

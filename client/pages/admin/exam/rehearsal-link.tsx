import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { useMakeRehearsalLinkMutation } from '#client/gql/hooks/use-make-rehearsal-link-mutation.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** Makes a link that shows the site as it will be. */
export function RehearsalLink({ examId }: { examId: string }) {
  const { toast } = useToast()
  const [make, { data, loading }] = useMakeRehearsalLinkMutation()
  const link = data?.makeRehearsalLink

  async function ask() {
    try {
      await make({ variables: { examId } })
    } catch (error) {
      toast(failureMessage(error, t('No link was made')))
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('Link copied'), tone: 'success' })
    } catch {
      toast({ title: t('The link could not be copied'), description: t('Copy it from the page.') })
    }
  }

  return (
    <TitledSheet title={t('Rehearsal')}>
      <Inside id="rehearsal">
        <p>
          {t(
            'A link shows the whole site as after the release, to you and to those you give it to. It works for 24 hours, and at most until the release. Each use is logged.',
          )}
        </p>
        {link === undefined ? (
          <KeepsFocusNear>
            <Button variant="secondary" busy={loading} busyLabel={t('Making a link…')} onClick={ask}>
              {t('Make a rehearsal link')}
            </Button>
          </KeepsFocusNear>
        ) : (
          <>
            <Address role="status">{link}</Address>
            <Cluster $gap={4} $align="center">
              <Button variant="secondary" onClick={() => copy(link)}>
                {t('Copy the link')}
              </Button>
              <TextLink to={link} newTab>
                {t('Open the rehearsal')}
              </TextLink>
            </Cluster>
          </>
        )}
      </Inside>
    </TitledSheet>
  )
}

const Inside = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: ${space[4]};
`

const Address = styled.p`
  overflow-wrap: anywhere;
  font-size: 0.8rem;
`

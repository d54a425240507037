import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

/** Leads from the demo to a website of one's own: to its first account, then to the removal of the demo. */
export function DemoCallout({ isDemoAccount }: { isDemoAccount: boolean }) {
  if (!isDemoAccount) {
    return (
      <Callout title={t('This website has sample content of the demo institute.')}>
        <p>
          <TextLink to={paths.adminSetup}>{t('Remove the demo')}</TextLink>
        </p>
      </Callout>
    )
  }
  return (
    <Callout title={t('This is the demo institute: sample content.')}>
      <p>
        <TextLink to={paths.adminSetup}>{t('Make it yours')}</TextLink>
      </p>
    </Callout>
  )
}

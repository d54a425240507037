import { useSearchParams } from 'react-router-dom'
import { keptLogoProblem } from '#client/features/account/set-up-logo.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'

/** After a set-up whose logo was refused. */
export function LogoNotTaken() {
  const [params] = useSearchParams()
  const isInBrowser = useHydrated()
  if (params.get('logo') !== 'refused') return null
  const reason = isInBrowser ? keptLogoProblem().replace(/[.।]$/, '') : ''
  return (
    <Callout tone="warning" title={t('The website is set up')}>
      <p>
        {reason === ''
          ? t('The logo was not taken; choose it again here.')
          : t('The logo was not taken: {reason}. Choose it again here.', { reason })}
      </p>
    </Callout>
  )
}

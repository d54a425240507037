import { CheckRow } from '#client/features/checks/check-row.tsx'
import type { ReleaseCheckKind } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths, releasePath } from '#client/paths.ts'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { Release } from './release-facts.tsx'

interface ReleaseChecksProps {
  fileId: string
  checks: Release['checks']
}

/** What to look at before a release, each with the place where it is mended. */
export function ReleaseChecks({ fileId, checks }: ReleaseChecksProps) {
  const staged = `${paths.adminAddResult}?${new URLSearchParams({ staged: fileId })}`
  const isStaged = checks.some(
    ({ kind, text: words }) => kind === 'FINDINGS' && !words.startsWith('Confirmed'),
  )
  const links: Record<ReleaseCheckKind, { label: string; to: string }> = {
    FINDINGS: { label: t('Findings'), to: isStaged ? staged : paths.adminResults },
    NAMES: { label: t('Names'), to: paths.adminStudents },
    SECRETS: { label: t('PINs and dates of birth'), to: paths.adminStudents },
    BACKUP: { label: t('Last backup'), to: paths.admin },
    DISK: { label: t('Free disk'), to: paths.admin },
    WORKERS: { label: t('Workers'), to: paths.admin },
    REHEARSAL: { label: t('Last rehearsal'), to: `${releasePath(fileId)}#rehearsal` },
  }
  return (
    <TitledSheet title={t('Before the release')}>
      <SheetRows>
        {checks.map(({ kind, state, text: found }) => {
          const { label, to } = links[kind]
          return (
            <CheckRow key={kind} name={<TextLink to={to}>{label}</TextLink>} state={state} found={found} />
          )
        })}
      </SheetRows>
    </TitledSheet>
  )
}

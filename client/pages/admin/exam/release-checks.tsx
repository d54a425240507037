import { CheckRow } from '#client/features/checks/check-row.tsx'
import type { ReleaseCheckKind } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { ManagedExam } from './exam-query.ts'

/** Facts to look at before a release, each with the place where it is mended. */
export function ReleaseChecks({ exam }: { exam: ManagedExam }) {
  const links: Record<ReleaseCheckKind, { label: string; to: string }> = {
    NAMES: { label: t('Names'), to: paths.adminStudents },
    SECRETS: { label: t('PINs and dates of birth'), to: paths.adminStudents },
    BACKUP: { label: t('Last backup'), to: paths.admin },
    DISK: { label: t('Free disk'), to: paths.admin },
    WORKERS: { label: t('Workers'), to: paths.admin },
    REHEARSAL: { label: t('Last rehearsal'), to: '#rehearsal' },
  }
  return (
    <TitledSheet title={t('Before the release')}>
      <SheetRows>
        {exam.checks.map(({ kind, state, text: found }) => {
          const { label, to } = links[kind]
          return (
            <CheckRow key={kind} name={<TextLink to={to}>{label}</TextLink>} state={state} found={found} />
          )
        })}
      </SheetRows>
    </TitledSheet>
  )
}

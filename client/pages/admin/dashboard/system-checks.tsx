import styled from 'styled-components'
import { CheckRow } from '#client/features/checks/check-row.tsx'
import type { SystemChecksFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { SheetRows } from '#client/ui/sheet.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

type Check = SystemChecksFragment['system'][number]

interface SystemChecksProps {
  /** Missing while they are on their way. */
  checks: readonly Check[] | undefined
}

/** The state of the server: findings first, and what is good on demand. */
export function SystemChecks({ checks }: SystemChecksProps) {
  if (!checks) return <Loading width="12rem" />
  const findings = checks.filter(({ state }) => state !== 'OK')
  const good = checks.filter(({ state }) => state === 'OK')
  return (
    <>
      {findings.length > 0 && (
        <SheetRows>
          {findings.map((check) => (
            <SystemCheck key={check.name} {...check} />
          ))}
        </SheetRows>
      )}
      {good.length > 0 && (
        <Good>
          <Summary>
            {t('{count, plural, one {# check is} other {# checks are}} good', { count: good.length })}
          </Summary>
          <SheetRows>
            {good.map((check) => (
              <SystemCheck key={check.name} {...check} />
            ))}
          </SheetRows>
        </Good>
      )}
    </>
  )
}

const SystemCheck = ({ name, state, text }: Check) => <CheckRow name={name} state={state} found={text} />

const Loading = styled(Skeleton)`
  margin: ${space[4]};
`

const Good = styled.details`
  ul + & {
    border-top: 1px solid ${color('line')};
  }
`

const Summary = styled.summary`
  min-height: 2.75rem;
  padding: ${space[3]} ${space[4]};
  cursor: pointer;
`

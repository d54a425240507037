import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { grouped } from '#shared/digits.ts'
import type { Finding } from './import-kind.ts'

const groups = [
  {
    severity: 'BLOCKING',
    tone: 'danger',
    title: t('Probably a mistake: confirm or correct it before you publish'),
  },
  { severity: 'WARNING', tone: 'warning', title: t('Worth a look before you publish') },
  { severity: 'INFORMATION', tone: 'info', title: t('For your information') },
] as const

/** Findings about the file, the gravest first, with the number of rows of each. */
export function ImportFindings({ findings }: { findings: readonly Finding[] }) {
  return groups.map(({ severity, tone, title }) => {
    const found = findings.filter((finding) => finding.severity === severity)
    return (
      found.length > 0 && (
        <Callout key={severity} tone={tone} title={title}>
          <FindingList findings={found} />
        </Callout>
      )
    )
  })
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <List>
      {findings.map(({ message, count, examples }) => (
        <li key={message}>
          <strong>{typeof count === 'number' ? grouped(count) : ''}</strong>
          <span>
            {message}
            {examples.length > 0 && (
              <Examples>
                {' '}
                {examples.length === count
                  ? t('{examples}.', { examples: examples.join(', ') })
                  : t('Such as {examples}.', { examples: examples.join(', ') })}
              </Examples>
            )}
          </span>
        </li>
      ))}
    </List>
  )
}

const Examples = styled.span`
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  & strong {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* Where no finding has a count, there is no column for them. */
  &:not(:has(strong:not(:empty))) {
    column-gap: 0;
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Stack } from '#client/ui/stack.ts'
import { type Stat, StatStrip } from '#client/ui/stat-strip.tsx'
import { grouped } from '#shared/digits.ts'
import type { Finding, StagedFile } from './import-kind.ts'
import { type SampleRow, SampleRows, type SampleValue } from './sample-rows.tsx'

interface ImportPreviewProps<Row extends SampleRow> {
  staged: StagedFile & { sample: readonly Row[] }
  /** Counts besides those of every kind. */
  counts?: readonly Stat[]
  /** Columns of the rows. */
  values: readonly SampleValue<Row>[]
  /** Content under a row's candidate ID. */
  about?: (row: Row) => ReactNode
  /** Answers by which staff have the file read another way. */
  choice?: ReactNode
}

/** Effects of publishing a staged file: counts, findings, rows. */
export function ImportPreview<Row extends SampleRow>(props: ImportPreviewProps<Row>) {
  const { staged, counts = [], values, about, choice } = props
  return (
    <Stack as="section" $gap={6} aria-label={t('Preview')}>
      <ImportCounts counts={staged} more={counts} />
      {staged.findings.length > 0 && <ImportFindings findings={staged.findings} />}
      {choice}
      <SampleRows
        sample={staged.sample}
        totalRows={staged.totalRows}
        values={values}
        {...(about && { about })}
      />
    </Stack>
  )
}

interface ImportCountsProps {
  counts: Pick<StagedFile, 'newRows' | 'changedRows' | 'unchangedRows'>
  /** Further counts of this kind of file. */
  more: readonly Stat[]
}

/** Effects of publishing, as numbers and as a picture of their shares. */
function ImportCounts({ counts: { newRows, changedRows, unchangedRows }, more }: ImportCountsProps) {
  const stats: Stat[] = [
    { label: t('New'), value: newRows, note: t('not published before'), tone: 'success' },
    { label: t('Changed'), value: changedRows, note: t('differ from what is published'), tone: 'warning' },
    { label: t('Unchanged'), value: unchangedRows, note: t('the same as what is published') },
    ...more,
  ]
  return (
    <Stack $gap={3}>
      <Shares aria-hidden="true">
        {newRows > 0 && <Share $color="success" style={{ flexGrow: newRows }} />}
        {changedRows > 0 && <Share $color="accent" style={{ flexGrow: changedRows }} />}
        {unchangedRows > 0 && <Share $color="lineStrong" style={{ flexGrow: unchangedRows }} />}
      </Shares>
      <StatStrip label={t('What publishing would do')} stats={stats} />
    </Stack>
  )
}

const Shares = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${radius.small};
`

/** A share too small to see is still there. */
const Share = styled.div<{ $color: 'success' | 'accent' | 'lineStrong' }>`
  flex-basis: 0;
  min-width: 4px;
  background: ${({ $color }) => color($color)};
`

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
function ImportFindings({ findings }: { findings: readonly Finding[] }) {
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

import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius } from '#client/theme/theme.ts'
import { Stack } from '#client/ui/stack.ts'
import { type Stat, StatStrip } from '#client/ui/stat-strip.tsx'
import type { StagedFile } from './import-kind.ts'

interface ImportCountsProps {
  counts: Pick<StagedFile, 'newRows' | 'changedRows' | 'unchangedRows'>
  /** Further counts of this kind of file. */
  more: readonly Stat[]
}

/** Effects of publishing, as numbers and as a picture of their shares. */
export function ImportCounts({ counts: { newRows, changedRows, unchangedRows }, more }: ImportCountsProps) {
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

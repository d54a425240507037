import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Text } from '#client/ui/text.ts'
import { grouped } from '#shared/digits.ts'
import { type Tone, toneIcons, toneStyle } from './tone.ts'

export interface Stat {
  label: ReactNode
  value: number | string
  tone?: Tone
  note?: ReactNode
}

/** A few counts side by side, as pictures of an import's outcome: new, changed, unchanged, wrong. */
export function StatStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <Strip aria-label={label} $three={stats.length === 3}>
      {stats.map(({ label: name, value, tone: given = 'neutral', note }, index) => {
        // Nothing wrong is nothing to colour.
        const tone = value === 0 ? 'neutral' : given
        const Icon = toneIcons[tone]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strip is static: its entries never change places.
          <Cell key={index} $tone={tone}>
            <dt>
              {tone !== 'neutral' && <Icon size="1.1em" />}
              {name}
            </dt>
            <Value>{typeof value === 'number' ? grouped(value) : value}</Value>
            {note !== undefined && (
              <Text as="dd" $tone="muted" $size="tiny">
                {note}
              </Text>
            )}
          </Cell>
        )
      })}
    </Strip>
  )
}

const Strip = styled.dl<{ $three: boolean }>`
  display: grid;
  /* Three stand side by side even on a phone, rather than two and one. */
  grid-template-columns: repeat(auto-fit, minmax(${({ $three }) => ($three ? '6rem' : '8.5rem')}, 1fr));
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
`

const Cell = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: grid;
  grid-template-rows: auto auto 1fr;
  margin: 0 -1px -1px 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color('line')};
  border-width: 0 1px 1px 0;
  border-top: 4px solid ${({ $tone }) => ($tone === 'neutral' ? 'transparent' : 'var(--tone-solid)')};

  & > dt {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    color: var(--tone-text);
    font-size: ${text('small')};
    font-weight: 600;
  }
`

const Value = styled.dd`
  font-size: ${text('heading')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.2;
`

import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'

interface PercentageScaleProps {
  /** At most 100; below 0 it stands at 0. */
  percentage: string
  /** 0 to 100: where the pass line stands. */
  passPercentage: string
  passed: boolean
}

/** Of the picture with its legend. */
export const scaleHeight = '3.25rem'

/** A percentage on the way from 0 to 100, with the pass line on it. It illustrates the words beside it. */
export function PercentageScale({ percentage, passPercentage, passed }: PercentageScaleProps) {
  const reached = `${Math.max(0, Number(percentage))}%`
  return (
    <Picture aria-hidden="true" $passed={passed}>
      <svg aria-hidden="true">
        <Track width="100%" />
        <Reached width={reached} />
        <svg x={`${passPercentage}%`} overflow="visible" aria-hidden="true">
          <PassLine d="M0 0v28" />
        </svg>
        <svg x={reached} overflow="visible" aria-hidden="true">
          <Mark d="M0 4l10 10l-10 10l-10-10z" />
        </svg>
      </svg>
      <Legend>
        <span>0</span>
        <span style={{ left: `clamp(4rem, ${passPercentage}%, 100% - 4.5rem)` }}>
          {t('Pass line {percentage}%', { percentage: passPercentage })}
        </span>
        <span>100</span>
      </Legend>
    </Picture>
  )
}

const Picture = styled.div<{ $passed: boolean }>`
  --reached: ${({ $passed }) => color($passed ? 'success' : 'danger')};
  display: grid;
  gap: ${space[1]};
  align-content: start;
  height: ${scaleHeight};
  padding-inline: 10px;

  & > svg {
    width: 100%;
    height: 28px;
    overflow: visible;
  }
`

const Track = styled.rect.attrs({ y: 9, height: 10, rx: 2 })`
  fill: ${color('sunken')};
  stroke: ${color('lineStrong')};
`

const Reached = styled.rect.attrs({ y: 9, height: 10, rx: 2 })`
  fill: var(--reached);
`

const PassLine = styled.path`
  stroke: ${color('text')};
  stroke-width: 2.5;
`

const Mark = styled.path`
  fill: ${color('raised')};
  stroke: var(--reached);
  stroke-width: 4;
`

const Legend = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;

  /* Under the pass line, as far as 0 and 100 leave it room. */
  & > :nth-child(2) {
    position: absolute;
    translate: -50%;
  }
`

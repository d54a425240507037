import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { grouped } from '#shared/digits.ts'
import type { bandsOf } from './bands.ts'

interface HistogramProps {
  bands: ReturnType<typeof bandsOf>
  /** Where the pass line stands, 0 to 100. */
  passPercentage?: string
  /** Without scale and numbers, for a row of a table. */
  small?: boolean
}

/** Columns of candidates by percentage. A picture of the table beside it, so it is hidden from screen readers. */
export function Histogram({ bands, passPercentage, small = false }: HistogramProps) {
  const most = Math.max(1, ...bands.map(({ count }) => count))
  return (
    <Picture aria-hidden="true" $small={small}>
      <Columns $small={small}>
        {bands.map(({ label, count }) => (
          <Column key={label}>
            {!small && count > 0 && <span>{grouped(count)}</span>}
            <i style={{ height: `${(count / most) * 85}%` }} />
          </Column>
        ))}
        {passPercentage !== undefined && <PassLine style={{ left: `${passPercentage}%` }} />}
      </Columns>
      {!small && (
        <Scale>
          <span>0</span>
          {passPercentage !== undefined && (
            <span style={{ left: `clamp(4rem, ${passPercentage}%, 100% - 4.5rem)` }}>
              {t('Pass line {percentage}%', { percentage: Number(passPercentage) })}
            </span>
          )}
          <span>100%</span>
        </Scale>
      )}
    </Picture>
  )
}

const Picture = styled.div<{ $small: boolean }>`
  width: ${({ $small }) => ($small ? '7rem' : '100%')};
`

const Columns = styled.div<{ $small: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${({ $small }) => ($small ? '1px' : space[1])};
  height: ${({ $small }) => ($small ? '2rem' : '14rem')};
  border-bottom: 2px solid ${color('lineStrong')};
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-height: 0;
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;
  text-align: center;

  & > i {
    flex: none;
    border: 1px solid ${color('info')};
    border-bottom: 0;
    background: ${color('infoSoft')};
    print-color-adjust: exact;
  }
`

const PassLine = styled.i`
  position: absolute;
  inset-block: 0;
  border-left: 2px dashed ${color('text')};
`

const Scale = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  padding-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('tiny')};

  & > :nth-child(2):not(:last-child) {
    position: absolute;
    translate: -50%;
  }
`

import styled from 'styled-components'
import type { HomeQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { DotField, dotColumns } from '#client/ui/motif/dot-field.tsx'

type Statistic = NonNullable<HomeQuery['content']['homePage']>['statistics'][number]

/** The institute's own figures, each as dots. */
export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null
  return (
    <Ground data-surface="ink" aria-label={t('In numbers')}>
      <Figures>
        {statistics.map(({ value, label, shape, dots, filledDots, legend }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Value>{value}</Value>
            <dd>
              <DotField
                shape={shape}
                total={dots}
                filled={Math.min(filledDots ?? dots, dots)}
                columns={dotColumns(dots)}
                label={legend ?? `${value} ${label}`}
              />
            </dd>
            {legend && <Legend>{legend}</Legend>}
          </div>
        ))}
      </Figures>
    </Ground>
  )
}

const Ground = styled.section`
  background: ${color('ink')};
  color: ${color('onInk')};
`

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  /* Two, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${space[6]})), 1fr));
  gap: ${space[6]};
  padding-block: ${space[8]};

  & > div {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: ${space[1]};
  }
  & dt {
    grid-row: 2;
    font-size: ${text('large')};
    font-weight: 600;
  }
  & svg {
    max-height: 3.25rem;
    margin-block: ${space[2]};
    --dot-reached: ${color('accent')};
    --dot-missed: ${color('inkLine')};
  }
  ${from('medium')} {
    gap: ${space[10]} ${space[6]};
    padding-block: ${space[12]};

    & svg {
      max-height: 4.5rem;
      margin-block: ${space[3]};
    }
  }
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[12]};
    padding-block: ${space[16]};
  }
`

const Value = styled.dd`
  grid-row: 1;
  font-size: ${text('poster')};
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1;
`

const Legend = styled.dd.attrs({ 'aria-hidden': true })`
  color: ${color('onInkMuted')};
  font-size: ${text('small')};
`

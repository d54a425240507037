import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { dayInYear, sayDate } from '#shared/calendar/show-dates.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

/**
 * The percentages of the latest exams as a line with each exam's pass line. A picture of the table beside it, so it is hidden
 * from screen readers.
 */
export function Trend({ results }: { results: readonly TrendResult[] }) {
  const points = trendPoints(results)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  // In the middle of each exam's column.
  const x = (index: number) => ((index + 0.5) / points.length) * 100
  const line = points.map(({ percentage }, index) => `${x(index)},${100 - height(percentage)}`).join(' ')
  return (
    <Figure>
      <figcaption>
        {t('Your last {count} exams: from {first} on {firstDay} to {last} on {lastDay}', {
          count: points.length,
          first: words(first),
          firstDay: sayDate(first.date),
          last: words(last),
          lastDay: sayDate(last.date),
        })}
      </figcaption>
      <div aria-hidden="true">
        <Plot>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
            <polyline points={line} />
          </svg>
          {points.map((point, index) => (
            <Exam key={point.key} style={{ left: `${x(index)}%`, width: `${100 / points.length}%` }}>
              <Pass style={{ bottom: `${point.passPercentage}%` }} />
              <Dot $passed={point.passed} style={{ bottom: `${height(point.percentage)}%` }} />
              <Value style={{ bottom: `${height(point.percentage)}%` }}>{words(point)}</Value>
            </Exam>
          ))}
        </Plot>
        <Days $count={points.length}>
          {points.map(({ key, date }) => (
            <span key={key}>{dayInYear(date)}</span>
          ))}
        </Days>
        <Legend>
          <span>
            <Dot as="i" $passed $inline /> {t('Passed')}
          </span>
          <span>
            <Dot as="i" $passed={false} $inline /> {t('Failed')}
          </span>
          <span>
            <PassKey /> {t('Pass line')}
          </span>
        </Legend>
      </div>
    </Figure>
  )
}

/** A percentage below 0 stands on the line of 0. */
const height = (percentage: number) => Math.max(0, percentage)

const words = ({ percentage }: TrendPoint) => `${plainDecimal(String(percentage))}%`

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 46rem;
  margin-bottom: ${space[5]};

  & > figcaption {
    font-weight: 600;
  }
`

const Plot = styled.div`
  position: relative;
  height: 11rem;
  margin-top: ${space[5]};
  border-bottom: 2px solid ${color('lineStrong')};

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & polyline {
    fill: none;
    stroke: ${color('info')};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`

const Exam = styled.span`
  position: absolute;
  inset-block: 0;
  translate: -50%;
`

/** Failed is a ring: the colour alone does not tell. */
const Dot = styled.span<{ $passed: boolean; $inline?: boolean }>`
  position: ${({ $inline = false }) => ($inline ? 'static' : 'absolute')};
  display: inline-block;
  left: 50%;
  width: 0.75rem;
  height: 0.75rem;
  ${({ $inline = false }) => !$inline && 'translate: -50% 50%;'}
  border: 3px solid ${({ $passed }) => color($passed ? 'success' : 'danger')};
  border-radius: 50%;
  background: ${({ $passed }) => color($passed ? 'success' : 'surface')};
  print-color-adjust: exact;
`

const Value = styled.span`
  position: absolute;
  left: 50%;
  padding-bottom: ${space[2]};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  translate: -50%;
`

const Pass = styled.span`
  position: absolute;
  inset-inline: 0;
  border-top: 2px dashed ${color('lineStrong')};
`

const Days = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  padding-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  text-align: center;
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-top: ${space[2]};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  & > span {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
  }
`

const PassKey = styled.i`
  width: 1.5rem;
  border-top: 2px dashed ${color('lineStrong')};
`

/** A result in one exam of a trend. */
interface TrendResult {
  percentage?: string | null
  passed?: boolean | null
  exam: { title: string; date?: string | null; passPercentage: string }
}

/** One exam of a trend. */
interface TrendPoint {
  key: string
  title: string
  /** yyyy-MM-dd */
  date: string
  /** -100 to 100 */
  percentage: number
  passPercentage: number
  passed: boolean
}

/** The latest exams with a date and a percentage, oldest first; empty for fewer than two, which are no trend. */
export function trendPoints(results: readonly TrendResult[]): TrendPoint[] {
  const points = results.flatMap(({ percentage, passed, exam }, index) =>
    typeof percentage === 'string' && exam.date
      ? {
          key: String(index),
          title: exam.title,
          date: exam.date,
          percentage: Number(percentage),
          passPercentage: Number(exam.passPercentage),
          passed: passed === true,
        }
      : [],
  )
  const ordered = points
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, MOST_IN_TREND)
    .reverse()
  return ordered.length < 2 ? [] : ordered
}

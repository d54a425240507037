import styled from 'styled-components'
import type { AchievementYear } from '#client/content/achievements.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'

/** The line by which a year is opened: year, exam, and how many made it, as words and as a bar. */
export function ExamYearTitle({ year }: { year: AchievementYear }) {
  const parts = year.selection ? [{ body: '', ...year.selection }] : (year.badges ?? [])
  return (
    <Line data-thread={year.thread}>
      <h2>
        <Year>{year.year}</Year> {year.exam}
      </h2>
      <Facts>
        {parts.map(({ body, selected, of }) => (
          <Fact key={body}>
            <span>
              {body} {year.selection ? `${selected} of ${of} students` : `${selected}/${of}`}
            </span>
            <Bar aria-hidden="true">
              <span style={{ width: `${(selected / of) * 100}%` }} />
            </Bar>
          </Fact>
        ))}
        {year.scholarships !== undefined && <Fact>{year.scholarships} scholarships</Fact>}
      </Facts>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]} ${space[8]};
  align-items: center;

  & > h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: baseline;
    font-size: ${text('large')};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
`

const Year = styled.span`
  color: ${color('threadText')};
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  line-height: ${leading('flat')};
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: end;
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

const Fact = styled.div`
  display: grid;
  flex: 0 1 auto;
  gap: ${space[1]};
  min-width: 5.5rem;

  &:only-child {
    flex: 1 1 12rem;
    max-width: 24rem;
  }
`

const Bar = styled.span`
  display: block;
  height: 0.5rem;
  background: ${color('line')};

  & > span {
    display: block;
    height: 100%;
    background: ${color('thread')};
  }
`

import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { type AchievementYear, selectionOf } from './achievement-year.ts'

/** The line by which a year is opened: year, exam, and how many made it, as words and as a bar. */
export function ExamYearTitle({ year }: { year: AchievementYear }) {
  const selection = selectionOf(year)
  const parts = selection ? [{ body: '', ...selection }] : year.badges
  return (
    <>
      <Heading data-hue={year.hue ?? undefined}>
        <Year>{year.year}</Year> {year.title}
      </Heading>
      <Facts data-hue={year.hue ?? undefined}>
        {parts.map(({ body, selected, of }) => (
          <Fact key={body}>
            <span>
              {body} {selection ? t('{selected} of {of} students', { selected, of }) : `${selected}/${of}`}
            </span>
            <Bar aria-hidden="true">
              <span style={{ width: `${Math.min(1, selected / of) * 100}%` }} />
            </Bar>
          </Fact>
        ))}
        {year.scholarships && (
          <Fact>
            {t('{count, plural, one {# scholarship} other {# scholarships}}', { count: year.scholarships })}
          </Fact>
        )}
      </Facts>
    </>
  )
}

const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  font-size: ${text('large')};
`

const Year = styled.span`
  color: ${color('hueText')};
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  line-height: ${leading('flat')};
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: end;
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

const Fact = styled.span`
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
    background: ${color('hue')};
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { DotField } from '#client/ui/motif/dot-field.tsx'
import { PixelWord } from '#client/ui/motif/pixel-word.tsx'
import { type AchievementYear, selectionOf } from './achievement-year.ts'

/** A year's results as a picture: the year, and one dot for each student. */
export function ResultsPicture({ year: achievement }: { year: AchievementYear }) {
  const { year, badges, scholarships } = achievement
  const selection = selectionOf(achievement)
  return (
    <Backdrop>
      <Inside>
        <Year>
          <PixelWord word={String(year)} />
        </Year>
        {selection && (
          <div>
            <DotField
              total={selection.of}
              filled={Math.min(selection.selected, selection.of)}
              columns={columnsOf(selection.of, 23)}
              label={t('{selected} of {of} stitches are coloured', selection)}
            />
            <Caption>
              {rich('<strong>{selected} of {of}</strong> students selected', { ...selection, strong })}
            </Caption>
          </div>
        )}
        {badges.length > 0 && (
          <Badges>
            {badges.map(({ body, meaning, selected, of }) => (
              <div key={body}>
                <DotField
                  total={of}
                  filled={Math.min(selected, of)}
                  columns={columnsOf(of, 10)}
                  label={t('{selected} of {of} stitches are coloured', { selected, of })}
                />
                <Caption>
                  <strong>
                    {selected}/{of}
                  </strong>{' '}
                  <abbr title={meaning}>{body}</abbr>
                </Caption>
              </div>
            ))}
          </Badges>
        )}
        {scholarships && (
          <Caption>
            {rich(
              '{count, plural, one {<strong>#</strong> scholarship} other {<strong>#</strong> scholarships}}',
              {
                count: scholarships,
                strong,
              },
            )}
          </Caption>
        )}
      </Inside>
    </Backdrop>
  )
}

const strong = (words: ReactNode) => <strong>{words}</strong>

/** Of a picture that becomes no higher than wide, however many students there are. */
const columnsOf = (students: number, least: number) => Math.max(least, Math.ceil(Math.sqrt(students)))

const Backdrop = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('hueSoft')};
`

const Inside = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: center;
  padding: ${space[6]};
`

const Year = styled.div`
  width: 9rem;
`

const Caption = styled.p`
  margin-top: ${space[3]};
  font-size: ${text('small')};

  & > strong {
    font-size: ${text('heading')};
    font-variant-numeric: tabular-nums;
    line-height: ${leading('flat')};
  }
  & > abbr {
    font-weight: 600;
    text-decoration: none;
  }
`

const Badges = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};
  align-items: end;
`

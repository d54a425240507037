import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { DotField } from '#client/ui/motif/dot-field.tsx'
import { pixelHeight, pixelPath, pixelWidth } from '#client/ui/motif/pixel-letters.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Portrait } from '#client/ui/portrait.tsx'
import { Text } from '#client/ui/text.ts'
import { type AchievementYear, selectionOf } from './achievement-year.ts'

/** One year: its results as a picture of dots, and who stood out. */
export function ExamYear({ year }: { year: AchievementYear }) {
  return (
    <Halves data-hue={year.hue ?? undefined}>
      <ResultsPicture year={year} />
      <div>
        {year.picture && (
          <Photo>
            <Cover picture={year.picture} sizes="(min-width: 48rem) 50vw, 100vw" />
          </Photo>
        )}
        {year.summary && (
          <Summary>
            <LongText>{year.summary}</LongText>
          </Summary>
        )}
        {year.toppers.length > 0 && (
          <Toppers>
            {year.toppers.map((topper) => (
              <li key={topper.name}>
                <TopperCard topper={topper} />
              </li>
            ))}
          </Toppers>
        )}
      </div>
    </Halves>
  )
}

const Halves = styled.div`
  display: grid;
  gap: ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space[12]};
  }
`

const Photo = styled.div`
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[5]};
`

const Summary = styled.div`
  max-width: 36rem;
  color: ${color('textMuted')};
  font-size: ${text('large')};
`

const Toppers = styled(PlainList)`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
`

type Topper = AchievementYear['toppers'][number]

/** A student who stood out: the achievement is the headline. */
function TopperCard({ topper: { name, reached, from, photo } }: { topper: Topper }) {
  return (
    <Card>
      <Portrait name={name} photo={photo} size="5.5rem" />
      <div>
        <h3>{name}</h3>
        <Reached>{reached}</Reached>
        {from && (
          <Text $tone="muted" $size="small">
            {rich('from {place}', { place: <Lang>{from}</Lang> })}
          </Text>
        )}
      </div>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  & h3 {
    font-size: ${text('large')};
  }
`

const Reached = styled.p`
  color: ${color('hueText')};
  font-weight: 600;
`

/** A year's results as a picture: the year, and one dot for each student. */
function ResultsPicture({ year: achievement }: { year: AchievementYear }) {
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

interface PixelWordProps {
  /** Capitals and digits. */
  word: string
}

/** A word of pixels, as wide as its place: decoration, or with a label around it. */
function PixelWord({ word }: PixelWordProps) {
  return (
    <Cells viewBox={`0 0 ${pixelWidth(word)} ${pixelHeight}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={pixelPath(word)} fill="var(--color-patternMain)" />
    </Cells>
  )
}

const Cells = styled.svg`
  width: 100%;
`

import styled from 'styled-components'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import type { AchievementYear } from './achievement-year.ts'
import { ResultsPicture } from './results-picture.tsx'
import { TopperCard } from './topper-card.tsx'

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

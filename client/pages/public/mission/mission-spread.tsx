import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { SectionAccent } from '#client/ui/motif/section-accent.tsx'

/** Mission and vision as the two pages of an open book, with the pattern as its spine; a draft may lack either. */
export function MissionSpread({ mission, vision }: { mission: string; vision: string }) {
  return (
    <Place>
      <Book>
        {mission !== '' && (
          <section aria-labelledby="our-mission">
            <SectionAccent />
            <h2 id="our-mission">{t('Our Mission')}</h2>
            <LongText>{mission}</LongText>
          </section>
        )}
        <Spine>
          <Pattern seed="mission" rows={1} cell={2} cover />
        </Spine>
        {vision !== '' && (
          <section aria-labelledby="our-vision">
            <SectionAccent />
            <h2 id="our-vision">{t('Our Vision')}</h2>
            <LongText>{vision}</LongText>
          </section>
        )}
      </Book>
    </Place>
  )
}

const Place = styled.div`
  ${columnStyle}
  padding-block: ${space[10]} ${space[16]};
`

const Book = styled.div`
  display: grid;
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  & > section {
    display: grid;
    gap: ${space[3]};
    align-content: start;
    padding: ${space[8]} ${space[6]};
  }
  & h2 {
    font-size: ${text('heading')};
  }
  & p {
    font-size: ${text('title')};
    line-height: ${leading('tight')};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) 3.5rem minmax(0, 1fr);

    & > section {
      padding: ${space[12]};
    }
  }
`

const Spine = styled.div`
  height: 2rem;
  overflow: hidden;

  ${from('large')} {
    height: auto;
  }
`

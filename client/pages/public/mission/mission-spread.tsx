import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'

/** Mission and vision as the two pages of an open book; a draft may lack either. */
export function MissionSpread({ mission, vision }: { mission: string; vision: string }) {
  return (
    <Place>
      <Book>
        {mission !== '' && (
          <section aria-labelledby="our-mission">
            <h2 id="our-mission">{t('Our Mission')}</h2>
            <LongText>{mission}</LongText>
          </section>
        )}
        {vision !== '' && (
          <section aria-labelledby="our-vision">
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
  & > section + section {
    border-top: 1px solid ${color('line')};
  }
  & h2 {
    font-size: ${text('heading')};
  }
  & p {
    font-size: ${text('title')};
    line-height: ${leading('tight')};
  }
  ${from('large')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > section {
      padding: ${space[12]};
    }
    & > section + section {
      border-top: 0;
      border-left: 1px solid ${color('line')};
    }
  }
`

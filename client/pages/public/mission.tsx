import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

const MissionQuery = graphql(`
  query Mission {
    content {
      missionPage { id mission vision values { name text } philosophy commitments }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, MissionQuery)).content.missionPage
}

export function Component() {
  const content = usePageData<typeof loader>()
  return (
    <Page
      title={t('Mission and Vision')}
      width="sections"
      {...(content && { intro: t('What we work for, and what we hold to.') })}
    >
      <PageHead
        title={t('Mission and Vision')}
        description={t("The institute's mission, vision, core values and educational philosophy.")}
      />
      {content ? (
        <>
          {content.mission + content.vision !== '' && (
            <MissionSpread mission={content.mission} vision={content.vision} />
          )}
          {content.values.length > 0 && <CoreValues values={content.values} />}
          {(content.philosophy !== '' || content.commitments.length > 0) && (
            <WideSection title={t('Educational Philosophy')}>
              <Two>
                <Words>{content.philosophy !== '' && <LongText>{content.philosophy}</LongText>}</Words>
                {content.commitments.length > 0 && <CheckList points={content.commitments} />}
              </Two>
            </WideSection>
          )}
        </>
      ) : (
        <Column>
          <NothingPublished seed="mission" />
        </Column>
      )}
    </Page>
  )
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};

  ${from('large')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Words = styled.div`
  max-width: 40rem;
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`

/** Mission and vision as the two pages of an open book; a draft may lack either. */
function MissionSpread({ mission, vision }: { mission: string; vision: string }) {
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

/** Two beside each other where there is room. */
function CoreValues({ values }: { values: readonly { name: string; text: string }[] }) {
  return (
    <WideSection title={t('Core Values')} ground="sunken">
      <Values>
        {values.map(({ name, text: words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Values>
    </WideSection>
  )
}

const Values = styled(PlainList)`
  display: grid;
  gap: ${space[8]} ${space[16]};

  & h3 {
    font-size: ${text('title')};
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { CoreValues } from './core-values.tsx'
import { MissionSpread } from './mission-spread.tsx'

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

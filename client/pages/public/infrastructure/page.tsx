import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { InfrastructureQuery as Infrastructure } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { from } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { type TabItem, Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { Amenities } from './amenities.tsx'
import { Building } from './building.tsx'
import { BuildingFigures } from './building-figures.tsx'
import { EquipmentList } from './equipment.tsx'

const InfrastructureQuery = graphql(`
  query Infrastructure {
    content {
      infrastructurePage {
        id intro hours opens closes
        photo { ...ContentPictureParts }
        figures { label value picture }
        facilities { title floor text amount unit photo { ...ContentPictureParts } }
        features { title text icon }
        amenities { title text icon }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, InfrastructureQuery)).content.infrastructurePage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const tabs = content ? tabsOf(content) : []
  const isEmpty = tabs.length === 0 && !content?.figures.length && !content?.photo
  return (
    <Page title={t('Infrastructure and Facilities')} width="sections" intro={content?.intro}>
      <PageHead
        title={t('Infrastructure and Facilities')}
        description={t("The institute's building: its facilities, features and amenities.")}
      />
      {isEmpty ? (
        <Column>
          <NothingPublished seed="infrastructure" />
        </Column>
      ) : (
        <>
          {content?.photo && (
            <Column>
              <Photo>
                <Cover picture={content.photo} sizes="(min-width: 80rem) 76rem, 100vw" eager />
              </Photo>
            </Column>
          )}
          <BuildingFigures figures={content?.figures ?? []} />
        </>
      )}
      {tabs.length > 0 && (
        <Column as="section" aria-labelledby="the-house">
          <VisuallyHidden as="h2" id="the-house">
            {t('The house')}
          </VisuallyHidden>
          <Tabs label={t('The house')} tabs={tabs} />
        </Column>
      )}
    </Page>
  )
}

const Photo = styled.div`
  aspect-ratio: 4 / 3;

  ${from('medium')} {
    aspect-ratio: 5 / 2;
  }
`

type Content = NonNullable<Infrastructure['content']['infrastructurePage']>

/** A tab for each part that has content. */
function tabsOf({ facilities, features, amenities, ...hours }: Content): TabItem[] {
  const tabs = [
    {
      id: 'facilities',
      label: t('Facilities'),
      panel: <Building facilities={facilities} />,
      has: facilities.length > 0,
    },
    {
      id: 'features',
      label: t('Features'),
      panel: <EquipmentList items={features} large />,
      has: features.length > 0,
    },
    {
      id: 'amenities',
      label: t('Amenities'),
      panel: <Amenities amenities={amenities} {...hours} />,
      has: amenities.length > 0 || hours.hours != null,
    },
  ]
  return tabs.filter(({ has }) => has)
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Column, Page } from '#client/ui/page.tsx'
import { Facilities } from './facilities.tsx'
import { Legacy } from './legacy.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { Recognitions } from './recognitions.tsx'

const OverviewQuery = graphql(`
  query Overview {
    content {
      overviewPage {
        id legacyIntro legacyDrawing facilitiesIntro facilities
        figures { label value picture }
        milestones { year title text }
        recognitions { title by text }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, OverviewQuery)).content
}

export function Component() {
  const { overviewPage: content } = usePageData<typeof loader>()
  const isEmptyPage = useIsEmptyPage()
  const isEmpty =
    !content ||
    [content.figures, content.milestones, content.recognitions, content.facilities].every(
      ({ length }) => length === 0,
    )
  return (
    <Page
      title={t('Overview')}
      width="sections"
      {...(!isEmpty && { intro: t('The institute in figures, its history, recognition and facilities.') })}
    >
      <PageHead
        title={t('Overview')}
        description={t('The institute in figures, its history, recognition and facilities.')}
      />
      {isEmpty ? (
        <Column>
          <NothingPublished seed="overview" />
        </Column>
      ) : (
        <>
          <OverviewFigures figures={content.figures} />
          <Legacy {...content} />
          <Recognitions recognitions={content.recognitions} />
          <Facilities
            intro={content.facilitiesIntro}
            facilities={content.facilities}
            hasFloors={!isEmptyPage(paths.infrastructure)}
          />
        </>
      )}
    </Page>
  )
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage, useSite } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'
import { Features } from './features.tsx'
import { Support } from './support.tsx'
import { WaysIn } from './ways-in.tsx'

const OnlineClassQuery = graphql(`
  query OnlineClass {
    content {
      onlineClassPage {
        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, OnlineClassQuery)).content.onlineClassPage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const site = useSite()
  const isEmpty = useIsEmptyPage()(paths.onlineClass)
  return (
    <>
      <Page title={t('Online Class')} intro={content?.intro}>
        <PageHead
          title={t('Online Class')}
          description={t(
            'How to join the online classes of {institute} on a phone or in the browser, and whom to ask for help.',
            { institute: site.name },
          )}
        />
        {isEmpty ? <NothingPublished seed="online class" /> : <WaysIn site={site} content={content} />}
      </Page>
      {content && content.features.length > 0 && (
        <Features lead={content.featuresLead} features={content.features} />
      )}
      {!isEmpty && <Support site={site} lead={content?.supportLead} />}
    </>
  )
}

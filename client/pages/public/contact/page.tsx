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
import { VisitUs } from './visit-us.tsx'
import { Ways } from './ways.tsx'

const ContactQuery = graphql(`
  query Contact {
    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, ContactQuery)).content.contactPage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const site = useSite()
  const isEmpty = useIsEmptyPage()(paths.contact)
  return (
    <>
      <Page title={t('Contact')} intro={content?.intro}>
        <PageHead
          title={t('Contact')}
          description={t('Phone numbers, email, address and office hours of {institute}: {phones}.', {
            institute: site.name,
            phones: site.phones.join(', '),
          })}
        />
        {isEmpty ? <NothingPublished seed="contact" /> : <Ways site={site} content={content} />}
      </Page>
      {!isEmpty && <VisitUs site={site} lead={content?.visitLead} plan={content?.visitPlan ?? []} />}
    </>
  )
}

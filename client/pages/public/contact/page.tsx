import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadData, loadQuery } from '#client/data/loader-context.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { useContactQuery } from '#client/gql/hooks/use-contact-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'
import { VisitUs } from './visit-us.tsx'
import { Ways } from './ways.tsx'

const ContactQuery = graphql(`
  query Contact {
    site { name phones email address officeHours whatsAppNumber mapEmbedUrl }
  }
`)

const ContactContentQuery = graphql(`
  query ContactContent {
    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ content }] = await Promise.all([
    loadData(context, ContactContentQuery),
    loadQuery(context, ContactQuery),
  ])
  return content.contactPage
}

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { data } = useContactQuery()
  const isEmptyPage = useIsEmptyPage()
  if (!data) return null
  const { site } = data
  const isEmpty = isEmptyPage(paths.contact)
  return (
    <>
      <Page title={t('Contact')} pattern="contact" intro={content?.intro}>
        <PageHead
          title={t('Contact')}
          noIndex={isEmpty}
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

import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { VisitUs } from './visit-us.tsx'
import { Ways } from './ways.tsx'

const ContactQuery = graphql(`
  query Contact {
    site { name phones email address officeHours whatsAppNumber mapEmbedUrl }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, ContactQuery)
  return null
}

export function Component() {
  const { data } = useQuery(ContactQuery)
  if (!data) return null
  const { site } = data
  return (
    <>
      <Page
        title="Contact"
        pattern="contact"
        intro="A person answers: about courses, fees, scholarships, or just to ask which class to sit in on first."
      >
        <PageHead
          title="Contact"
          description={`Phone numbers, email, address and office hours of ${site.name}: ${site.phones.join(', ')}.`}
        />
        <Ways site={site} />
      </Page>
      <VisitUs site={site} />
    </>
  )
}

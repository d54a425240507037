import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { todayInNepal } from '#client/ui/nepal-time.ts'

export const LegalQuery = graphql(`
  query Legal {
    site { name email phones address }
  }
`)

/** Brings the institute's details and the date of the text, which is today: it speaks of the site as it is now. */
export async function loadLegal({ context }: LoaderFunctionArgs): Promise<{ lastUpdated: string }> {
  await loadQuery(context, LegalQuery)
  return { lastUpdated: todayInNepal() }
}

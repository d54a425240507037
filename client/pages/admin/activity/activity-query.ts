import { graphql } from '#client/gql/gql.ts'

/** What the address says; empty where it says nothing. */
export function readActivityFilter(params: URLSearchParams) {
  const of = (name: string) => params.get(name)?.trim() ?? ''
  return { search: of('search'), who: of('who'), from: dayOf(of('from')), to: dayOf(of('to')) }
}

/** What the address asks for. */
export function activityWanted(params: URLSearchParams) {
  const { search, who, from, to } = readActivityFilter(params)
  return { search, who, from: from || null, to: to || null, after: params.get('after') || null }
}

/** An address may say anything. */
function dayOf(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : ''
}

export const ActivitiesQuery = graphql(`
  query Activities($search: String, $who: String, $from: Date, $to: Date, $after: String) {
    activities(search: $search, who: $who, from: $from, to: $to, first: 25, after: $after) {
      nodes { ...ActivityRow @unmask }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

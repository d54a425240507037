import { notedWords } from '#client/features/activity/noted-words.ts'
import { graphql } from '#client/gql/gql.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'

/** Parameters of the address; empty without a value. */
export function readActivityFilter(params: URLSearchParams) {
  const of = (name: string) => params.get(name)?.trim() ?? ''
  return { search: of('search'), who: of('who'), from: dayOf(of('from')), to: dayOf(of('to')) }
}

/** Parameters of the address. */
export function activityVariables(params: URLSearchParams) {
  const { search, who, from, to } = readActivityFilter(params)
  return {
    ...{ search, noted: notedWords(search), who },
    ...{ from: from || null, to: to || null, after: params.get('after') || null },
  }
}

/** A day as it was typed, in A.D.; empty for invalid text, since an address may hold anything. */
function dayOf(text: string): string {
  return readTypedDay(text).day ?? ''
}

export const ActivitiesQuery = graphql(`
  query Activities($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $after: String) {
    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: 25, after: $after) {
      nodes { ...ActivityRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

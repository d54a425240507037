import { graphql } from '#client/gql/gql.ts'

/** Parameters of the address. */
export function searchWanted(params: URLSearchParams) {
  return { text: (params.get('search') ?? '').trim().slice(0, 200) }
}

export const SearchQuery = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      candidates { candidateId studentName groups }
      exams { id title date }
      notices { id title isActive timing publishedAt }
      users { id email name role }
    }
  }
`)

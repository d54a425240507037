import { graphql } from '#tests/gql/gql.ts'

export const SystemChecks = graphql(`
  query SystemChecks { dashboard { system { name state text } } }
`)

import { graphql } from '#tests/gql/gql.ts'

export const AllowFileCleanUp = graphql(`
  mutation AllowFileCleanUp($orphanedFiles: Int!) {
    allowFileCleanUp(orphanedFiles: $orphanedFiles)
  }
`)

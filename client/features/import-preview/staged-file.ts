import { graphql } from '#client/gql/gql.ts'

/** Fields in the previews of all kinds of a file that was read and checked, but not published. */
export const STAGED_FILE_FRAGMENT = graphql(`
  fragment StagedFileParts on StagedFile {
    id
    fileName
    totalRows
    newRows
    changedRows
    unchangedRows
    findings { code severity message count examples }
    expiresAt
  }
`)

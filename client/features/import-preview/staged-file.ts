import { graphql } from '#client/gql/gql.ts'

/** What the previews of all kinds know of a file that was read and checked, but that nobody sees yet. */
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

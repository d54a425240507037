import type { ApolloCache, TypedDocumentNode } from '@apollo/client'
import type { SkipToken } from '@apollo/client/react'
import type { CsvProblemsFragment, StagedFilePartsFragment, TableLayoutInput } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import type { ToastMessage } from '#client/ui/toast-context.ts'

export type StagedFile = Omit<StagedFilePartsFragment, '__typename' | ' $fragmentName'>
export type Finding = StagedFile['findings'][number]

/** Answers of staff about a file, sent with it. */
export interface ReadOptions {
  /** Of the exam, for a file without percentages. */
  fullMarks?: string
  /** Of a spreadsheet with several. */
  sheet?: string
  /** Which column is which, and which rows are none of candidates. */
  layout?: TableLayoutInput
  /** Names of the columns that are subjects, of exam results. */
  subjects?: string[]
  /** Whether rows of exam results have no mark where a column that is ignored says so. */
  takesRemarks?: boolean
}

/** Answers for the next upload of a file; undefined takes one back. */
export type UnsentAnswers = { [Name in keyof ReadOptions]: ReadOptions[Name] | undefined }

type Id = { id: string }

/** The answer to an attempt to publish. */
export type PublishAnswer<Staged> =
  | { __typename: 'ExamResultFile' | 'StudentUpload'; id: string; totalRows: number }
  | { __typename: 'InvalidInput'; fields: readonly FormError[] }
  | { __typename: 'StalePreview' | 'StaleStudentsPreview'; message: string; preview: Staged }

/**
 * A kind of table that staff upload: exam results or student lists. Both go one way: the file is uploaded and checked,
 * looked at, published or thrown away. The operations name their root field alike, so that one flow runs them all.
 */
export interface ImportKind<Staged extends StagedFile, Input> {
  Find: TypedDocumentNode<{ staged?: Staged | null }, Id>
  useFind: (options: SkipToken | { variables: Id; fetchPolicy: 'cache-only' }) => {
    data?: { staged?: Staged | null } | undefined
  }
  Stage: TypedDocumentNode<{ staged: Staged | CsvRefusal }, { file: File; key: string } & ReadOptions>
  Publish: TypedDocumentNode<{ published: PublishAnswer<Staged> }, Id & { input: Input }>
  Discard: TypedDocumentNode<{ discarded: boolean }, Id>
  /** Removes outdated answers from the cache after a publication. */
  onPublished: (cache: ApolloCache) => void
  words: ImportWords
}

/** A file that was refused, with everything that is wrong in it. */
export type CsvRefusal = { __typename: 'InvalidCsv' } & CsvProblemsFragment

export interface UploadFailure {
  message: string
  /** Whether the caller may not upload, or the server did not name the cause. */
  kind: 'denied' | 'unexpected' | 'other'
}

/** Words of the flow that differ between the kinds. */
export interface ImportWords {
  /** Label of the choice of a file. */
  file: string
  /** When the chosen file has another ending; where that is a toast, its title. */
  notCsv: { title?: string; message: string }
  /** Above the problems of a file, and in a toast if there is one. */
  refused: (refusal: CsvProblemsFragment) => { title: string; message: string; toast?: ToastMessage }
  /** When an upload fails. */
  failed: (failure: UploadFailure) => { title: string; message: string }
  /** For a visitor, and for somebody without the role. */
  unauthenticated: string
  forbidden: string
}

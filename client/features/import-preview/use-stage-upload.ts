import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { CsvProblemsFragment, StagedPreviewFragment } from '#client/gql/graphql.ts'
import { StagedResultsQuery } from './staged-results-query.ts'
import { uploadFailure } from './upload-failure.ts'

const StageExamResultsMutation = graphql(`
  mutation StageExamResults($file: Upload!) {
    stageExamResults(file: $file) {
      __typename
      ...StagedPreview @unmask
      ...CsvProblems @unmask
    }
  }
`)

/** How an upload stands. */
export type StageState =
  | { kind: 'idle' }
  /** On its way; `share` is what has gone, from 0 to 1. */
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'refused'; file: File; problems: CsvProblemsFragment }
  | { kind: 'failed'; file: File; message: string }

/** Uploads a file to be read, checked and previewed. Nothing of it is published by that. */
export function useStageUpload(onStaged: (staged: StagedPreviewFragment) => void) {
  const [stage] = useMutation(StageExamResultsMutation)
  const [state, setState] = useState<StageState>({ kind: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function upload(file: File) {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    // An answer to an upload that was cancelled, or that another one replaced, is nobody's business any more.
    const settle = (next: StageState) => {
      if (!own.signal.aborted) setState(next)
    }
    setState({ kind: 'sending', file, share: 0 })
    try {
      const { data } = await stage({
        variables: { file },
        context: {
          upload: { signal: own.signal, onProgress: (share) => settle({ kind: 'sending', file, share }) },
        },
        update(cache, { data: result }) {
          const staged = result?.stageExamResults
          if (staged?.__typename !== 'StagedExamResults') return
          cache.writeQuery({
            query: StagedResultsQuery,
            variables: { id: staged.id },
            data: { stagedExamResults: staged },
          })
        },
      })
      const answer = data?.stageExamResults
      if (answer?.__typename === 'InvalidCsv') settle({ kind: 'refused', file, problems: answer })
      else if (answer && !own.signal.aborted) {
        setState({ kind: 'idle' })
        onStaged(answer)
      }
    } catch (error) {
      settle({ kind: 'failed', file, message: uploadFailure(error) })
    }
  }

  function reset() {
    controller.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, upload, reset }
}

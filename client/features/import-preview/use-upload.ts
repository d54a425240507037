import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { TableLayoutInput } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { grouped } from '#shared/digits.ts'
import { MOST_LEFT_OUT } from '#shared/limits.ts'
import type { CsvRefusal, ImportKind, ReadOptions, StagedFile } from './import-kind.ts'
import { changedMeanwhile, isReadable, NoAnswer, uploadFailure } from './upload-failure.ts'

/** How the upload of a chosen file stands. The file stays chosen, so that it can be sent again. */
export type UploadState =
  | { kind: 'idle' }
  /** On its way; `share` is what has gone, from 0 to 1. */
  | { kind: 'sending'; file: File; share: number }
  /** All of it has arrived: the server reads it, row by row, perhaps after others. */
  | { kind: 'checking'; file: File; key: string }
  | { kind: 'cancelled'; file: File }
  | { kind: 'refused'; file: File; refusal: CsvRefusal }
  | { kind: 'failed'; file: File; title: string; message: string }

/** Uploads a file to be read, checked and previewed. Nothing of it is published by that. */
export function useUpload<Staged extends StagedFile, Input>(
  { Stage, Find, words }: ImportKind<Staged, Input>,
  onStaged: (staged: Staged) => void,
) {
  const apollo = useApolloClient()
  const { toast } = useToast()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const said = useRef(new WeakMap<File, ReadOptions>())
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function upload(file: File, entered?: ReadOptions) {
    // Another attempt to send the same file has what was said before.
    const before = said.current.get(file)
    const options = { ...before, ...entered, ...layoutOf(before?.layout, entered?.layout) }
    said.current.set(file, options)
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    if ((options.layout?.leaveOut?.length ?? 0) > MOST_LEFT_OUT) {
      said.current.set(file, before ?? {})
      return setState({ kind: 'failed', file, ...words.failed({ message: tooManyLeftOut, kind: 'other' }) })
    }
    // An answer to an upload that was cancelled, or that another one replaced, is nobody's business any more.
    const settle = (next: UploadState) => {
      if (!own.signal.aborted) setState(next)
    }
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const onProgress = (share: number) =>
      settle(share < 1 ? { kind: 'sending', file, share } : { kind: 'checking', file, key })
    setState({ kind: 'sending', file, share: 0 })
    try {
      const { data } = await apollo.mutate({
        mutation: Stage,
        variables: { file, key, ...options },
        context: { upload: { signal: own.signal, onProgress } },
        fetchPolicy: 'no-cache',
      })
      const answer = data?.staged
      if (!answer) throw new NoAnswer()
      if (isCsvRefusal(answer)) return settle({ kind: 'refused', file, refusal: answer })
      const query: TypedDocumentNode<{ staged?: StagedFile | null }, { id: string }> = Find
      apollo.writeQuery({ query, variables: { id: answer.id }, data: { staged: answer } })
      if (own.signal.aborted) return
      setState({ kind: 'idle' })
      onStaged(answer)
    } catch (error) {
      if (own.signal.aborted) return
      const failure = (await isReadable(file)) ? uploadFailure(error, words) : changedMeanwhile
      const { title, message } = words.failed(failure)
      settle({ kind: 'failed', file, title, message })
      if (!own.signal.aborted) toast({ title, description: message, tone: 'destructive' })
    }
  }

  function stop(next: UploadState) {
    controller.current?.abort()
    setState(next)
  }

  return {
    state,
    upload,
    /** Breaks off; what had arrived is thrown away by the server. */
    cancel: () => 'file' in state && stop({ kind: 'cancelled', file: state.file }),
    /** Forgets the file. */
    reset: () => stop({ kind: 'idle' }),
  }
}

/** Rows that are left out come on top of the columns that were chosen, and of the rows that were left out, before. */
function layoutOf(before: TableLayoutInput | undefined, next: TableLayoutInput | undefined): ReadOptions {
  const leaveOut = [...new Set([...(before?.leaveOut ?? []), ...(next?.leaveOut ?? [])])]
  const layout = { ...before, ...next, ...(leaveOut.length > 0 && { leaveOut }) }
  return before || next ? { layout } : {}
}

const tooManyLeftOut = t(
  'At most {count} rows can be left out. Delete the others in the file, then choose it again.',
  { count: grouped(MOST_LEFT_OUT) },
)

function isCsvRefusal(answer: StagedFile | CsvRefusal): answer is CsvRefusal {
  return '__typename' in answer && answer.__typename === 'InvalidCsv'
}

import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import type { TableLayoutInput } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { grouped } from '#shared/digits.ts'
import { MOST_LEFT_OUT } from '#shared/limits.ts'
import type { CsvRefusal, ImportKind, ReadOptions, StagedFile, UnsentAnswers } from './import-kind.ts'
import { draftOf, isComplete, layoutOf, rememberedRow } from './layout-draft.ts'
import { changedMeanwhile, isReadable, NoAnswer, uploadFailure } from './upload-failure.ts'

/** How the upload of a chosen file stands. The file stays chosen, so that it can be sent again. */
export type UploadState =
  | { kind: 'idle' }
  /** On its way; `share` is the sent part, from 0 to 1. */
  | { kind: 'sending'; file: File; share: number }
  /** All of it has arrived: the server reads it, row by row, perhaps after others. */
  | { kind: 'checking'; file: File; key: string }
  | { kind: 'cancelled'; file: File }
  | { kind: 'refused'; file: File; refusal: CsvRefusal }
  | { kind: 'failed'; file: File; title: string; message: string }

/** Uploads a file to be read, checked and previewed. Nothing of it is published by that. */
export function useUpload<Staged extends StagedFile, Input>(
  { Stage, Find, words }: ImportKind<Staged, Input>,
  onStaged: (staged: Staged, file: File) => void,
) {
  const apollo = useApolloClient()
  const { toast } = useToast()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const answersByTitle = useRef(new Map<string, FileAnswers>())
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function upload(file: File, entered?: ReadOptions): Promise<void> {
    const known = answersByTitle.current.get(titleOf(file))
    const unsent = Object.entries(known?.unsent ?? {}).filter(([, answer]) => answer !== undefined)
    const answers: ReadOptions = { ...known?.options, ...Object.fromEntries(unsent) }
    const isCorrected = known !== undefined && known.file !== file
    // Another attempt with the same file has all earlier answers. Rows and columns of a corrected file may have moved.
    const { layout: earlier, ...others } = answers
    const layout = joinedLayout(isCorrected ? undefined : earlier, entered?.layout)
    const options: ReadOptions = { ...others, ...entered, ...(layout && { layout }) }
    answersByTitle.current.set(titleOf(file), { file, options, unsent: {} })
    controller.current?.abort()
    const aborter = new AbortController()
    controller.current = aborter
    if ((options.layout?.leaveOut?.length ?? 0) > MOST_LEFT_OUT) {
      answersByTitle.current.set(titleOf(file), { file, options: answers, unsent: {} })
      return setState({ kind: 'failed', file, ...words.failed({ message: tooManyLeftOut, kind: 'other' }) })
    }
    // Answers to cancelled and replaced uploads are ignored.
    const settle = (next: UploadState) => {
      if (!aborter.signal.aborted) setState(next)
    }
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const onProgress = (share: number) =>
      settle(share < 1 ? { kind: 'sending', file, share } : { kind: 'checking', file, key })
    setState({ kind: 'sending', file, share: 0 })
    try {
      const { data } = await apollo.mutate({
        mutation: Stage,
        variables: { file, key, ...options },
        context: { upload: { signal: aborter.signal, onProgress } },
        fetchPolicy: 'no-cache',
      })
      const answer = data?.staged
      if (!answer) throw new NoAnswer()
      if (isCsvRefusal(answer)) {
        const fitting = isCorrected && !aborter.signal.aborted && fittedTo(answer, answers)
        return fitting ? upload(file, fitting) : settle({ kind: 'refused', file, refusal: answer })
      }
      const query: TypedDocumentNode<{ staged?: StagedFile | null }, { id: string }> = Find
      apollo.writeQuery({ query, variables: { id: answer.id }, data: { staged: answer } })
      if (aborter.signal.aborted) return
      setState({ kind: 'idle' })
      onStaged(answer, file)
    } catch (error) {
      if (aborter.signal.aborted) return
      const failure = (await isReadable(file)) ? uploadFailure(error, words) : changedMeanwhile
      const { title, message } = words.failed(failure)
      settle({ kind: 'failed', file, title, message })
      if (!aborter.signal.aborted) toast({ title, description: message, tone: 'destructive' })
    }
  }

  function stop(next: UploadState) {
    controller.current?.abort()
    setState(next)
  }

  return {
    state,
    upload,
    /** Keeps answers for the next upload of a file. */
    answer: (file: File, answers: UnsentAnswers) =>
      Object.assign(answersByTitle.current.get(titleOf(file))?.unsent ?? {}, answers),
    /** Forgets all answers, so that a next file with an equal name is asked about again. */
    forgetAnswers: () => answersByTitle.current.clear(),
    /** Breaks off; the server deletes the received part. */
    cancel: () => 'file' in state && stop({ kind: 'cancelled', file: state.file }),
    /** Forgets the file. */
    reset: () => stop({ kind: 'idle' }),
  }
}

/** Answers of staff about a file. */
interface FileAnswers {
  file: File
  /** It was read with them. */
  options: ReadOptions
  unsent: UnsentAnswers
}

/** The common title of a file, its corrected version and its error file: "results", "results (1).xlsx", "results - errors.csv". */
const titleOf = ({ name }: File) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .replace(/ - errors$/, '')

/** Answers about a file as far as they fit its corrected version; undefined where they answer nothing of it. */
function fittedTo(
  { layout: question, subjectColumns }: CsvRefusal,
  { layout, subjects }: ReadOptions,
): ReadOptions | undefined {
  if (question && layout?.columns) {
    const row = rememberedRow(question)
    return row !== undefined && isComplete(question)
      ? { layout: layoutOf(question, draftOf(question, row)) }
      : undefined
  }
  const present = subjects?.filter((subject) =>
    subjectColumns.some(({ name, problem }) => name === subject && problem === null),
  )
  return subjectColumns.length > 0 && present && present.length < (subjects?.length ?? 0)
    ? { subjects: present }
    : undefined
}

/** Rows that are left out come on top of the columns that were chosen, and of the rows that were left out, before. */
function joinedLayout(
  before: TableLayoutInput | undefined,
  next: TableLayoutInput | undefined,
): TableLayoutInput | undefined {
  const leaveOut = [...new Set([...(before?.leaveOut ?? []), ...(next?.leaveOut ?? [])])]
  return before || next ? { ...before, ...next, ...(leaveOut.length > 0 && { leaveOut }) } : undefined
}

const tooManyLeftOut = t(
  'At most {count} rows can be left out. Delete the others in the file, then choose it again.',
  { count: grouped(MOST_LEFT_OUT) },
)

function isCsvRefusal(answer: StagedFile | CsvRefusal): answer is CsvRefusal {
  return '__typename' in answer && answer.__typename === 'InvalidCsv'
}

import type { TypedDocumentNode } from '@apollo/client'
import { skipToken, useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { failureMessage } from '#client/data/change-failure.ts'
import { loadQuery } from '#client/data/loader-context.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import type { ImportKind, ReadOptions, StagedFile } from './import-kind.ts'
import { useUpload } from './use-upload.ts'

const PARAM = 'staged'

/** For the loader of a page that imports. The staged file's id is in the address, so that a reload loses nothing. */
export async function loadStaged(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  { Find }: { Find: TypedDocumentNode<unknown, { id: string }> },
): Promise<void> {
  const id = new URL(request.url).searchParams.get(PARAM)
  if (id !== null) await loadQuery(context, Find, { id })
}

/** One import on one page, from the choice of a file until it is published or thrown away. */
export function useImport<Staged extends StagedFile, Input>(kind: ImportKind<Staged, Input>) {
  const apollo = useApolloClient()
  const { toast } = useToast()
  const [params, setParams] = useSearchParams()
  const id = params.get(PARAM)
  const { data } = kind.useFind(id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-only' })
  const staged = id === null ? undefined : data?.staged
  /** The staged file of this tab, for sending it again. */
  const [file, setFile] = useState<File>()
  const [freshId, setFreshId] = useState<string>()
  const [stale, setStale] = useState<string>()

  const { state, upload, answer, forgetAnswers, cancel, reset } = useUpload(kind, (next, read) => {
    setFile(read)
    setFreshId(next.id)
    // Discards the replaced file; if that fails, the server removes it when it expires.
    if (staged) discardStaged(staged).catch(() => undefined)
    // Back leads from the first preview to the choice of a file, but not from preview to preview.
    setParams({ [PARAM]: next.id }, { replace: id !== null, preventScrollReset: true })
  })

  const discardStaged = (one: Staged) =>
    apollo.mutate({ mutation: kind.Discard, variables: { id: one.id }, fetchPolicy: 'no-cache' })

  const leave = () => {
    setStale(undefined)
    setFile(undefined)
    forgetAnswers()
    setParams({}, { replace: true, preventScrollReset: true })
  }

  async function discard(one: Staged) {
    try {
      await discardStaged(one)
      leave()
      toast({
        title: t('File discarded'),
        description: t('{file} is gone. Nothing of it was published.', { file: one.fileName }),
      })
    } catch (error) {
      toast(failureMessage(error, t('Error deleting file')))
    }
  }

  return {
    state,
    /** The file to look at: none while another one is uploaded. */
    shown: state.kind === 'idle' ? (staged ?? undefined) : undefined,
    /** The staged file, also while another one is uploaded in its place. */
    staged: staged ?? undefined,
    /** The address names a staged file that is not there any more. */
    gone: staged === null && state.kind === 'idle',
    /** Whether the preview came about in this tab just now, rather than with the page. */
    fresh: staged !== undefined && staged?.id === freshId,
    /** Why the preview is another one than before. */
    stale,
    setStale,
    file,
    choose(next: File, options?: ReadOptions) {
      setStale(undefined)
      void upload(next, options)
    },
    answer,
    cancel,
    reset,
    discard,
    /** After the publication: the next file can come. */
    leave,
  }
}

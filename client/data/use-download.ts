import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { errorMessage } from './error-message.ts'

/** Asks for the address of one file. */
export type DownloadQuery = TypedDocumentNode<
  { file?: { fileName: string; downloadUrl: string } | null },
  { id: string }
>

/**
 * Fetches the original of an uploaded file. Its signed address lives for minutes only, so it is asked for at the press
 * and never kept.
 */
export function useDownload(query: DownloadQuery): (id: string) => Promise<void> {
  const apollo = useApolloClient()
  const { toast } = useToast()
  return async (id) => {
    try {
      const { data } = await apollo.query({ query, variables: { id }, fetchPolicy: 'no-cache' })
      if (!data?.file) throw new Error(t('The file is not there any more.'))
      openDownload(data.file.downloadUrl, data.file.fileName)
    } catch (error) {
      toast({ title: t('Error fetching files'), description: errorMessage(error), tone: 'destructive' })
    }
  }
}

function openDownload(url: string, fileName: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  document.body.append(link)
  link.click()
  link.remove()
}

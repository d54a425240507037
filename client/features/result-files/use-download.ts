import { useApolloClient } from '@apollo/client/react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useToast } from '#client/ui/toast-context.ts'

const DownloadUrlsQuery = graphql(`
  query ResultFileDownloadUrls {
    resultFiles { id downloadUrl }
  }
`)

/**
 * Fetches the original file. Its signed address lives for minutes only, so it is asked for at the press and never
 * kept.
 */
export function useDownload(): (file: ResultFileRowFragment) => Promise<void> {
  const apollo = useApolloClient()
  const { toast } = useToast()
  return async (file) => {
    try {
      const { data } = await apollo.query({ query: DownloadUrlsQuery, fetchPolicy: 'no-cache' })
      const url = data?.resultFiles.find(({ id }) => id === file.id)?.downloadUrl
      if (url === undefined) throw new Error('The file is not there any more.')
      openDownload(url, file.fileName)
    } catch (error) {
      toast({ title: 'Error fetching files', description: errorMessage(error), tone: 'destructive' })
    }
  }
}

function openDownload(url: string, fileName: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  document.body.append(link)
  link.click()
  link.remove()
}

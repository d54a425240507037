import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { errorMessage } from '#client/data/error-message.ts'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { graphql } from '#client/gql/gql.ts'
import { useMediaFileQuery } from '#client/gql/hooks/use-media-file-query.ts'
import { useUploadMediaMutation } from '#client/gql/hooks/use-upload-media-mutation.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'

graphql(`
  mutation UploadMedia($file: Upload!) {
    uploadMedia(file: $file) {
      __typename
      ... on MediaFile { id kind url fileName }
      ... on InvalidInput { message }
    }
  }
`)

graphql(`
  query MediaFile($id: ID!) { mediaFile(id: $id) { id kind url fileName } }
`)

interface MediaControlProps {
  kind: 'PICTURE' | 'PDF'
  /** Id of the uploaded file; empty for none. */
  value: string
  onChange: (id: string) => void
}

const accepted = { PICTURE: '.jpg,.jpeg,.png,.webp', PDF: '.pdf' } as const
const prompts = { PICTURE: t('Choose a picture'), PDF: t('Choose a PDF') } as const

/** An uploaded picture or PDF: shows it, takes another one, or takes it away. */
export function MediaControl({ kind, value, onChange }: MediaControlProps) {
  const [upload] = useUploadMediaMutation()
  const answered = useMediaFileQuery({ variables: { id: value }, skip: value === '' })
  const { failure, retry, retrying } = useQueryRetry(answered)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const file = value === '' ? null : (answered.data?.mediaFile ?? null)
  // What is typed while a file goes up stays: the form of then takes the answer, if it is still there.
  const take = useRef<typeof onChange>(undefined)
  useLayoutEffect(() => {
    take.current = onChange
    return () => {
      take.current = undefined
    }
  }, [onChange])

  async function send(chosen: File) {
    setProblem('')
    setShare(0)
    try {
      const answer = await upload({
        variables: { file: chosen },
        context: { upload: { onProgress: setShare } },
      })
      const uploaded = answer.data?.uploadMedia
      if (uploaded?.__typename === 'InvalidInput') return setProblem(uploaded.message)
      if (uploaded?.__typename !== 'MediaFile') return
      if (uploaded.kind !== kind)
        return setProblem(
          kind === 'PDF'
            ? t('{name} is not a PDF. Choose a PDF.', { name: chosen.name })
            : t('{name} is not a picture. Choose a picture.', { name: chosen.name }),
        )
      // At once, so that an upload that ends right after it finds it in the form.
      flushSync(() => take.current?.(uploaded.id))
    } catch (error) {
      setProblem(
        t('{message}. The file was not uploaded; you can try again.', {
          message: errorMessage(error).replace(/[.।]$/, ''),
        }),
      )
    } finally {
      setShare(null)
    }
  }

  const remove = (
    <KeepsFocusNear>
      <Button variant="secondary" size="small" onClick={() => onChange('')}>
        {t('Remove')}
      </Button>
    </KeepsFocusNear>
  )
  if (file) {
    return (
      <Present>
        {kind === 'PICTURE' ? <img src={file.url} alt="" /> : <a href={file.url}>{file.fileName}</a>}
        {remove}
      </Present>
    )
  }
  if (value !== '' && failure !== null) {
    return (
      <>
        <Failure title={t('The chosen file could not be shown')} onRetry={retry} retrying={retrying}>
          {t('{failure} The file stays chosen.', { failure })}
        </Failure>
        <Present>{remove}</Present>
      </>
    )
  }
  return (
    <div>
      <FileDrop
        file={null}
        accept={accepted[kind]}
        prompt={prompts[kind]}
        disabled={share !== null}
        onChange={(chosen) => chosen && void send(chosen)}
      />
      {share !== null && <ProgressBar value={share} label={t('Uploading')} />}
      {problem !== '' && <Problem role="alert">{problem}</Problem>}
    </div>
  )
}

const Present = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > img {
    max-width: 12rem;
    max-height: 8rem;
    border: 1px solid ${color('line')};
    border-radius: ${radius.small};
    object-fit: contain;
  }
`

const Problem = styled.p`
  color: ${color('dangerText')};
  font-size: ${text('small')};
  font-weight: 600;
`

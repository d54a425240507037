import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
import { useFieldControl } from '#client/ui/field-control.ts'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

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
  const { failure } = useQueryRetry(answered)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [uploaded, setUploaded] = useState('')
  const { id } = useFieldControl()
  const file = value === '' ? null : (answered.data?.mediaFile ?? null)
  // Text typed during an upload stays: the form as it is at the end takes the answer, if it is still there.
  const take = useRef<typeof onChange>(undefined)
  useLayoutEffect(() => {
    take.current = onChange
    return () => {
      take.current = undefined
    }
  }, [onChange])

  // A browser takes the focus from a control that is disabled, as this one is while a file goes up.
  useEffect(() => {
    if (share !== null || uploaded + problem === '' || document.activeElement !== document.body) return
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, share, uploaded, problem])

  async function send(chosen: File) {
    setProblem('')
    setUploaded('')
    setShare(0)
    try {
      const answer = await upload({
        variables: { file: chosen },
        context: { upload: { onProgress: setShare } },
      })
      const media = answer.data?.uploadMedia
      if (media?.__typename === 'InvalidInput') return setProblem(media.message)
      if (media?.__typename !== 'MediaFile') return
      if (media.kind !== kind)
        return setProblem(
          kind === 'PDF'
            ? t('{name} is not a PDF. Choose a PDF.', { name: chosen.name })
            : t('{name} is not a picture. Choose a picture.', { name: chosen.name }),
        )
      // At once, so that an upload that ends right after it finds it in the form.
      flushSync(() => take.current?.(media.id))
      setUploaded(t('{name} uploaded', { name: chosen.name }))
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
      <Button
        variant="secondary"
        size="small"
        id={`${id}-remove`}
        aria-labelledby={`${id}-remove ${id}-label`}
        onClick={() => {
          setUploaded('')
          onChange('')
        }}
      >
        {t('Remove')}
      </Button>
    </KeepsFocusNear>
  )
  return (
    <>
      <VisuallyHidden role="status">{uploaded}</VisuallyHidden>
      {file ? (
        <Present>
          {kind === 'PICTURE' ? <img src={file.url} alt="" /> : <a href={file.url}>{file.fileName}</a>}
          {remove}
        </Present>
      ) : value !== '' && failure ? (
        <>
          <Failure title={t('The chosen file could not be shown')} {...failure}>
            {t('{failure} The file stays chosen.', { failure: failure.children })}
          </Failure>
          <Present>{remove}</Present>
        </>
      ) : null}
      <div>
        <KeepsFocusNear>
          <FileDrop
            file={null}
            accept={accepted[kind]}
            prompt={value === '' ? prompts[kind] : t('Choose another file in its place')}
            disabled={share !== null}
            onChange={(chosen) => chosen && void send(chosen)}
          />
          {share !== null && <ProgressBar value={share} label={t('Uploading')} />}
          {problem !== '' && <Problem role="alert">{problem}</Problem>}
        </KeepsFocusNear>
      </div>
    </>
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

import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { errorMessage } from '#client/data/error-message.ts'
import { newId } from '#client/data/new-id.ts'
import { graphql } from '#client/gql/gql.ts'
import type { AttachmentLinkFragment } from '#client/gql/graphql.ts'
import { useUploadAttachmentMutation } from '#client/gql/hooks/use-upload-attachment-mutation.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CrossButton } from '#client/ui/cross-button.tsx'
import { DropPrompt } from '#client/ui/drop-prompt.tsx'
import { DropZone } from '#client/ui/drop-zone.tsx'
import { Field } from '#client/ui/field.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'

graphql(`
  mutation UploadAttachment($id: ID!, $file: Upload!) {
    uploadAttachment(id: $id, file: $file) {
      __typename
      ... on NoticeAttachment { ...AttachmentLink }
      ... on InvalidInput { message }
    }
  }
`)

interface Upload {
  /** The attachment's id: sent again after its answer was lost, the file is stored once. */
  id: string
  file: File
  /** Uploaded share, from 0 to 1. */
  share: number
  /** Why it was not uploaded. */
  problem?: string | undefined
}

export type AttachmentUploads = ReturnType<typeof useAttachmentUploads>

/** Uploads files one after the other, and adds each to the attachments of the form. */
export function useAttachmentUploads(
  attachments: readonly AttachmentLinkFragment[],
  onChange: (attachments: readonly AttachmentLinkFragment[]) => void,
) {
  const [send] = useUploadAttachmentMutation()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const queue = useRef(Promise.resolve())
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  // Text typed during an upload stays.
  const form = useRef({ attachments, onChange })
  useLayoutEffect(() => {
    form.current = { attachments, onChange }
  })
  const update = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))

  async function run({ id, file }: Upload): Promise<void> {
    const signal = leaving.current?.signal
    if (signal?.aborted) return
    try {
      const onProgress = (share: number) => update(id, { share })
      const context = { upload: { ...(signal && { signal }), onProgress } }
      const answer = (await send({ variables: { id, file }, context })).data?.uploadAttachment
      if (answer?.__typename === 'InvalidInput') setRefused((all) => [...all, answer.message])
      // At once, so that an upload that ends right after it finds it in the form.
      else if (answer) flushSync(() => form.current.onChange([...form.current.attachments, answer]))
      remove(id)
    } catch (error) {
      if (!signal?.aborted) update(id, { problem: errorMessage(error) })
    }
  }

  function start(started: readonly Upload[]) {
    for (const upload of started) queue.current = queue.current.then(() => run(upload))
  }

  return {
    uploads,
    refused,
    isUploading: uploads.some(({ problem }) => problem === undefined),
    remove,
    add(files: readonly File[]) {
      const room = MAX_ATTACHMENTS - attachments.length - uploads.length
      const good = files.filter((file) => problemOf(file) === undefined)
      const added = good.slice(0, room).map((file) => ({ id: newId(), file, share: 0 }))
      setRefused([...files.flatMap((file) => problemOf(file) ?? []), ...good.slice(room).map(oneTooMany)])
      setUploads([...uploads, ...added])
      start(added)
    },
    tryAgain(upload: Upload) {
      update(upload.id, { problem: undefined, share: 0 })
      start([upload])
    },
  }
}

/** Files are judged by their content, by the API. */
function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return t('{name} is empty', { name })
  return size > MAX_ATTACHMENT_BYTES ? t('{name} is larger than 10 MB', { name }) : undefined
}

const oneTooMany = ({ name }: File) =>
  t('{name} is one too many: a notice can have at most {most} attachments', { name, most: MAX_ATTACHMENTS })

interface AttachmentFieldsProps {
  attachments: readonly AttachmentLinkFragment[]
  onChange: (attachments: readonly AttachmentLinkFragment[]) => void
  uploads: AttachmentUploads
}

/** The attachments of a notice that is being written, and how far each upload has gone. */
export function AttachmentFields({ attachments, onChange, uploads }: AttachmentFieldsProps) {
  return (
    <Stack $gap={3}>
      <Field
        name="attachments"
        label={t('Attachments')}
        hint={t('Images (JPEG, PNG, WebP, GIF) and PDF, 10 MB each, at most {most}.', {
          most: MAX_ATTACHMENTS,
        })}
      >
        <DropZone
          multiple
          accept="image/jpeg,image/png,image/webp,image/gif,application/pdf"
          onFiles={uploads.add}
        >
          <ImagePlus size="1.75rem" strokeWidth={1.75} />
          <DropPrompt otherwise={t('or drop them here')}>{t('Choose images or PDFs')}</DropPrompt>
        </DropZone>
      </Field>
      {uploads.refused.length > 0 && (
        <Callout tone="danger" role="alert" title={t('Not attached')}>
          {uploads.refused.map((message) => (
            <p key={message}>{t('{message}.', { message })}</p>
          ))}
        </Callout>
      )}
      <PlainList>
        {attachments.map(({ id, fileName, size }) => (
          <Line key={id}>
            <Name>
              {fileName}{' '}
              <Text as="span" $tone="muted" $size="small">
                {fileSize(size)}
              </Text>
            </Name>
            <CrossButton
              label={t('Remove {name}', { name: fileName })}
              onClick={() => onChange(attachments.filter((one) => one.id !== id))}
            />
          </Line>
        ))}
        {uploads.uploads.map((upload) => (
          <Line key={upload.id}>
            {upload.problem === undefined ? (
              <ProgressBar label={upload.file.name} value={upload.share} />
            ) : (
              <>
                <Name role="alert">
                  {upload.file.name}{' '}
                  <Text as="span" $tone="muted" $size="small">
                    {upload.problem}
                  </Text>
                </Name>
                <Button variant="secondary" size="small" onClick={() => uploads.tryAgain(upload)}>
                  {t('Try again')}
                  <VisuallyHidden> {upload.file.name}</VisuallyHidden>
                </Button>
                <CrossButton
                  label={t('Remove {name}', { name: upload.file.name })}
                  onClick={() => uploads.remove(upload.id)}
                />
              </>
            )}
          </Line>
        ))}
      </PlainList>
    </Stack>
  )
}

const Line = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & + & {
    border-top: 1px solid ${color('line')};
  }
`

const Name = styled.span`
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
`

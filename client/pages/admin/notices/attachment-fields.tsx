import styled from 'styled-components'
import type { AttachmentLinkFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CrossButton } from '#client/ui/cross-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { AttachmentDrop } from './attachment-drop.tsx'
import { type Choice, sharesOf, withFiles } from './chosen-files.ts'

interface AttachmentFieldsProps {
  /** What the notice has already. */
  present: readonly AttachmentLinkFragment[]
  /** Ids of those that will be taken away. */
  removed: readonly string[]
  onRemoved: (ids: readonly string[]) => void
  choice: Choice
  onChoice: (choice: Choice) => void
  /** What has gone up of all files, from 0 to 1; null while nothing is sent. */
  share: number | null
}

/** The attachments of a notice that is being written: those it has, those to come, and how far each has gone. */
export function AttachmentFields(props: AttachmentFieldsProps) {
  const { present, removed, onRemoved, choice, onChoice, share } = props
  const remaining = present.length - removed.length
  const shares = sharesOf(choice.files, share ?? 0)
  return (
    <Stack $gap={3}>
      <Field
        name="attachments"
        label={t('Attachments')}
        hint={t('Images (JPEG, PNG, WebP, GIF) and PDF, 10 MB each, at most {most}.', {
          most: MAX_ATTACHMENTS,
        })}
      >
        <AttachmentDrop
          disabled={share !== null}
          onFiles={(files) => onChoice(withFiles(choice, files, remaining))}
        />
      </Field>
      {choice.refused.length > 0 && (
        <Callout tone="danger" role="alert" title={t('Not attached')}>
          {choice.refused.map((message) => (
            <p key={message}>{t('{message}.', { message })}</p>
          ))}
        </Callout>
      )}
      <PlainList>
        {present.map(({ id, fileName, size }) =>
          removed.includes(id) ? (
            <Line key={id}>
              <Name>
                <s>{fileName}</s>{' '}
                <Text as="span" $tone="muted" $size="small">
                  {t('will be removed')}
                </Text>
              </Name>
              <Button
                variant="secondary"
                size="small"
                onClick={() => onRemoved(removed.filter((one) => one !== id))}
              >
                {t('Keep')}
                <VisuallyHidden> {fileName}</VisuallyHidden>
              </Button>
            </Line>
          ) : (
            <Line key={id}>
              <Name>
                {fileName}{' '}
                <Text as="span" $tone="muted" $size="small">
                  {fileSize(size)}
                </Text>
              </Name>
              <CrossButton
                label={t('Remove {name}', { name: fileName })}
                onClick={() => onRemoved([...removed, id])}
              />
            </Line>
          ),
        )}
        {choice.files.map((file, index) => (
          <Line key={`${file.name} ${file.size} ${file.lastModified}`}>
            {share === null ? (
              <>
                <Name>
                  {file.name}{' '}
                  <Text as="span" $tone="muted" $size="small">
                    {t('{size}, new', { size: fileSize(file.size) })}
                  </Text>
                </Name>
                <CrossButton
                  label={t('Remove {name}', { name: file.name })}
                  onClick={() => onChoice({ files: choice.files.filter((one) => one !== file), refused: [] })}
                />
              </>
            ) : (
              <ProgressBar label={file.name} value={shares[index]} />
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

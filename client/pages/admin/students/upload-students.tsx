import { useState } from 'react'
import styled from 'styled-components'
import { ChooseFile } from '#client/features/import-preview/choose-file.tsx'
import { ConfirmFindings } from '#client/features/import-preview/confirm-findings.tsx'
import type { ReadOptions } from '#client/features/import-preview/import-kind.ts'
import { StaleNotice } from '#client/features/import-preview/stale-notice.tsx'
import { useConfirmedFindings } from '#client/features/import-preview/use-confirmed-findings.ts'
import type { useImport } from '#client/features/import-preview/use-import.ts'
import { usePublish } from '#client/features/import-preview/use-publish.ts'
import type { PublishStudentsInput, StagedStudentsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { type FormError, failureTitle } from '#client/ui/form-errors.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { studentsImport } from './students-import.ts'
import { StudentsPreview } from './students-preview.tsx'
import { type UploadDraft, UploadFields, uploadFields } from './upload-fields.tsx'

interface UploadStudentsProps {
  students: ReturnType<typeof useImport<StagedStudentsFragment, PublishStudentsInput>>
  onPublished: () => void
}

/** The card that takes a student list in: name, file, what it would change, and the action. */
export function UploadStudents({ students, onPublished }: UploadStudentsProps) {
  const { state, shown, staged } = students
  const { toast } = useToast()
  const { publish, busy } = usePublish(studentsImport, uploadFields)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [uploaded, setUploaded] = useState<number>()
  const fileName =
    state.kind === 'idle' ? staged?.fileName : state.file.name.replace(/\.(csv|xlsx|xlsm|ods)$/i, '')
  const { draft, restored, change, drop } = useDraft<UploadDraft>(
    'student upload',
    { fileName: fileName ?? '', description: '' },
    busy,
  )

  const findings = useConfirmedFindings(shown?.findings ?? [])

  function choose(file: File, options?: ReadOptions) {
    setErrors([])
    findings.forget()
    setUploaded(undefined)
    students.choose(file, options)
  }

  function discard() {
    if (!staged) return
    drop()
    students.discard(staged)
  }

  async function submit() {
    if (busy || !shown) return
    if (draft.fileName.trim() === '') {
      return setErrors([{ path: 'fileName', message: t('File Name is required') }])
    }
    const missing = findings.missing()
    setErrors(missing)
    if (missing.length > 0) return
    const outcome = await publish(shown.id, { ...draft, confirmedFindings: findings.confirmed })
    if (outcome.kind === 'published') {
      const description = t('{totalRows} student records have been uploaded successfully.', {
        totalRows: outcome.totalRows,
      })
      toast({ title: t('Upload Successful'), description, tone: 'success' })
      drop()
      students.leave()
      setUploaded(outcome.totalRows)
      onPublished()
    } else if (outcome.kind === 'stale') {
      findings.forget()
      students.setStale(outcome.message)
    } else if (outcome.kind === 'invalid') setErrors(outcome.errors)
    else if (outcome.kind === 'failed') {
      const { message, isUnknown } = outcome
      const advice = t('What you entered is kept. You can upload again: doing it twice does no harm.')
      const problems = [
        { path: '', message, isUnknown },
        { path: '', message: advice },
      ]
      setErrors(problems)
      toast({
        title: failureTitle(problems, t('Upload Failed')),
        description: message,
        tone: 'destructive',
      })
    }
  }

  return (
    <Card as="section" aria-labelledby="upload">
      <h2 id="upload">{t('Upload a student list')}</h2>
      {uploaded !== undefined && (
        <TakesFocus>
          <Callout tone="success" role="status">
            <p>{t('Successfully uploaded {uploaded} student records.', { uploaded })}</p>
          </Callout>
        </TakesFocus>
      )}
      <Form errors={errors} errorTitle={t('Upload Failed')} onSubmit={submit}>
        <RestoredDraft restored={restored} onDiscard={drop} />
        <UploadFields draft={draft} onChange={change} />
        <ChooseFile
          words={studentsImport.words}
          hint={t(
            'Choosing a file uploads and checks it. No name shows anywhere until you press Upload Students.',
          )}
          state={state}
          staged={staged}
          onChoose={choose}
          onCancel={students.cancel}
          onReset={students.reset}
          onDiscard={discard}
        />
        {shown && (
          <>
            <TakesFocus key={shown.id} when={students.fresh}>
              <Callout tone="success" role="status">
                <p>
                  {t('Successfully parsed {totalRows} student records. Ready to upload.', {
                    totalRows: shown.totalRows,
                  })}
                </p>
              </Callout>
            </TakesFocus>
            {students.stale !== undefined && <StaleNotice message={students.stale} />}
            <StudentsPreview staged={shown} />
            <ConfirmFindings findings={findings} />
            <Consequence>
              {t(
                'Results show these names as soon as you upload. Older lists stay, and this one counts where both have a candidate. You can take it back below: switching the list off or deleting it brings back what counted before.',
              )}
            </Consequence>
          </>
        )}
        <FormActions>
          <Button type="submit" disabled={!shown} busy={busy} busyLabel={t('Uploading...')}>
            {t('Upload Students')}
          </Button>
          {shown && (
            <Button variant="secondary" onClick={discard}>
              {t('Discard this file')}
            </Button>
          )}
        </FormActions>
      </Form>
    </Card>
  )
}

const Consequence = styled.p`
  max-width: 44rem;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

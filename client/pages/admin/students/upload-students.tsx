import { useState } from 'react'
import styled from 'styled-components'
import { ChooseFile } from '#client/features/import-preview/choose-file.tsx'
import { ConfirmFindings } from '#client/features/import-preview/confirm-findings.tsx'
import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import type { ReadOptions } from '#client/features/import-preview/import-kind.ts'
import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import type { SampleValue } from '#client/features/import-preview/sample-rows.tsx'
import { StaleNotice } from '#client/features/import-preview/stale-notice.tsx'
import { useConfirmedFindings } from '#client/features/import-preview/use-confirmed-findings.ts'
import type { useImport } from '#client/features/import-preview/use-import.ts'
import { usePublish } from '#client/features/import-preview/use-publish.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { PublishStudentsInput, StagedStudentsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { TwoColumns } from '#client/ui/two-columns.ts'
import { studentsImport } from './students-import.ts'

interface UploadStudentsProps {
  students: ReturnType<typeof useImport<StagedStudentsFragment, PublishStudentsInput>>
  onPublished: () => void
}

/** The card that takes a student list in: name, file, preview, and the action. */
export function UploadStudents({ students, onPublished }: UploadStudentsProps) {
  const { state, shown, staged } = students
  const { toast } = useToast()
  const [uploaded, setUploaded] = useState<number>()
  const findings = useConfirmedFindings(shown?.findings ?? [])
  const publish = usePublish(studentsImport, {
    fields: ['fileName', 'description'],
    onStale(message) {
      findings.forget()
      students.setStale(message)
    },
    failed: (message) => ({
      title: t('Upload Failed'),
      message,
      advice: t('What you entered is kept. You can upload again: doing it twice does no harm.'),
    }),
  })
  const fileName =
    state.kind === 'idle' ? staged?.fileName : state.file.name.replace(/\.(csv|xlsx|xlsm|ods)$/i, '')
  const form = useEditForm({
    key: 'student upload',
    values: { fileName: fileName ?? '', description: '' },
    closes: true,
    check: (values) =>
      values.fileName.trim() === ''
        ? [{ path: 'fileName', message: t('File Name is required') }]
        : findings.missing(),
    send: (values) => publish(shown?.id ?? '', { ...values, confirmedFindings: findings.confirmed }),
    onSaved({ totalRows }) {
      toast({
        title: t('Upload Successful'),
        description: t('{totalRows} student records have been uploaded successfully.', { totalRows }),
        tone: 'success',
      })
      students.leave()
      setUploaded(totalRows)
      onPublished()
    },
  })

  function choose(file: File, options?: ReadOptions) {
    form.clearErrors()
    findings.forget()
    setUploaded(undefined)
    students.choose(file, options)
  }

  function discard() {
    if (!staged) return
    form.drop()
    students.discard(staged)
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
      <EditForm
        form={form}
        errorTitle={t('Upload Failed')}
        submitLabel={t('Upload Students')}
        busyLabel={t('Uploading...')}
        disabled={!shown}
        actions={
          shown && (
            <Button variant="secondary" onClick={discard}>
              {t('Discard this file')}
            </Button>
          )
        }
        group={TwoColumns}
        fields={[
          {
            name: 'fileName',
            label: t('Upload Name'),
            required: true,
            hint: t('Taken from the file unless you say otherwise.'),
            maxLength: 200,
            placeholder: t('Enter a name for this upload'),
          },
          {
            name: 'description',
            label: t('Description (optional)'),
            hint: t('For colleagues: where the list comes from.'),
            maxLength: 1000,
          },
        ]}
      >
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
      </EditForm>
    </Card>
  )
}

const Consequence = styled.p`
  max-width: 44rem;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

type Row = StagedStudentsFragment['sample'][number]

const values: readonly SampleValue<Row>[] = [
  { header: t('Student Name'), after: (row) => row.studentName, before: ({ before }) => before?.studentName },
  { header: t('Groups'), after: (row) => row.groups, before: ({ before }) => before?.groups },
]

/** Effects of publishing a staged student list. */
function StudentsPreview({ staged }: { staged: StagedStudentsFragment }) {
  return <ImportPreview staged={staged} values={values} />
}

const columns = [
  {
    name: t('Candidate ID or Registration Number'),
    required: true,
    holds: t('As on the admission card, with its zeros: results find their student by it.'),
  },
  { name: 'Student Name', required: true, holds: t('In Latin letters or in Devanagari.') },
  {
    name: 'Groups',
    required: true,
    holds: t('Such as Morning. In quotation marks if there is a comma in it.'),
  },
  {
    name: 'PIN',
    required: false,
    holds: t('For exams with a PIN: 4 to 20 letters or digits. It is kept so that nobody can read it again.'),
  },
  {
    name: 'Date of Birth',
    required: false,
    holds: t(
      'For exams with a date of birth: year first, in B.S. or A.D. Candidates enter it as it stands here.',
    ),
  },
]

const rules = [
  t('All fields are required and must be non-empty.'),
  t(
    'Headers are case-insensitive and flexible: “CANDIDATE ID”, “candidate_id” and “Student Registration Number” are understood, too.',
  ),
  t('Invalid rows are highlighted before upload, and nothing of such a file is kept.'),
]

const example = [
  ['Candidate ID', 'Student Name', 'Groups'],
  ['081000', 'कमला राई', 'Group A'],
  ['081001', 'Anjali Dahal', 'Group A, Morning'],
  ['081002', 'Anjali Pandey', 'Day'],
] as const

/** Format of a student list. */
export function StudentsHelp() {
  return (
    <CsvHelp
      title={t('CSV Format Requirements')}
      columns={columns}
      rules={rules}
      example={example}
      template="students-template.csv"
    >
      {t(
        'The required columns are Candidate ID or Registration Number, Student Name and Groups, in any order.',
      )}
    </CsvHelp>
  )
}

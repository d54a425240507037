import { useState } from 'react'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { useMakePinsMutation } from '#client/gql/hooks/use-make-pins-mutation.ts'
import { useStudentGroupsQuery } from '#client/gql/hooks/use-student-groups-query.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { saveBlob } from '#client/ui/save-blob.ts'

graphql(`
  query StudentGroups($id: ID!) {
    studentUpload(id: $id) { id groups { name students } }
  }
`)

graphql(`
  mutation MakePins($id: ID!, $groups: String, $exam: String) {
    makePins(id: $id, groups: $groups, exam: $exam) {
      __typename
      ... on MadePins { count csv cards }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

const EVERYBODY = ''

interface MakePinsDialogProps {
  upload: StudentUploadRowFragment
  onClose: () => void
}

/** Makes PINs for the students of a list, and hands them out once. */
export function MakePinsDialog({ upload, onClose }: MakePinsDialogProps) {
  const groups = useStudentGroupsQuery({ variables: { id: upload.id } })
  const { failure } = useQueryRetry(groups)
  // Not kept in the cache: they are told once.
  const [makePins] = useMakePinsMutation({ fetchPolicy: 'no-cache' })
  const [made, setMade] = useState<MadePins>()
  const form = useEditForm({
    key: `pins ${upload.id}`,
    values: { groups: EVERYBODY, exam: '' },
    closes: true,
    advice: t('PINs may have been changed. Make them again before you hand out cards.'),
    async send({ groups, exam }) {
      const { data } = await makePins({
        variables: { id: upload.id, exam: exam.trim(), groups: groups === EVERYBODY ? null : groups },
      })
      return data?.makePins
    },
    onSaved: setMade,
  })
  if (made) return <MadePinsDialog name={upload.fileName} made={made} onClose={onClose} />
  const all = t('Everybody ({students})', { students: studentCount(upload.totalStudents) })
  return (
    <EditDialog
      form={form}
      title={t('Make PINs')}
      description={t('A new PIN of six digits for each student of {fileName}, with cards to hand out', {
        fileName: upload.fileName,
      })}
      errorTitle={t('No PIN was changed')}
      submitLabel={t('Make PINs')}
      busyLabel={t('Making PINs…')}
      staysWhileBusy
      onClose={onClose}
    >
      <Callout tone="warning" title={t('PINs that these students have stop working')}>
        {t('Cards that were handed out before are no longer of use.')}
      </Callout>
      {failure && <Failure title={t('The groups could not be read')} {...failure} />}
      <FormFields
        form={form}
        fields={[
          {
            name: 'groups',
            label: t('For'),
            hint: t('At most 1,000 students at a time.'),
            choices: [
              [EVERYBODY, all],
              ...(groups.data?.studentUpload?.groups ?? []).map(
                ({ name, students }) => [name, `${name} (${studentCount(students)})`] as const,
              ),
            ],
          },
          {
            name: 'exam',
            label: t('Exam (optional)'),
            hint: t(
              'Printed on the cards, with time and place if the exam schedule has an exam of this title. A PIN is good for every exam.',
            ),
            maxLength: 60,
          },
        ]}
      />
    </EditDialog>
  )
}

/** PINs as they are told once. */
interface MadePins {
  count: number
  csv: string
  /** A PDF in base64. */
  cards: string
}

interface MadePinsDialogProps {
  /** Of the list. */
  name: string
  made: MadePins
  onClose: () => void
}

/** Hands out PINs that were just made: as cards and as a table. */
function MadePinsDialog({ name, made, onClose }: MadePinsDialogProps) {
  const [saved, setSaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const save = (fileName: string, content: Blob) => {
    saveBlob(fileName, content)
    setSaved(true)
  }
  return (
    <Dialog
      open
      title={t('PINs made')}
      description={t('New PINs for {students}', { students: studentCount(made.count) })}
      onClose={() => (saved ? onClose() : setAsking(true))}
    >
      <Callout tone="warning" title={t('Save them now')}>
        {t('Nobody can read them again. If they are lost, make new ones.')}
      </Callout>
      <FormActions>
        <Button
          onClick={() =>
            save(
              t('{name} - PIN cards.pdf', { name }),
              new Blob([bytesOf(made.cards)], { type: 'application/pdf' }),
            )
          }
        >
          {t('Save cards (PDF)')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => save(`${name} - PINs.csv`, new Blob([made.csv], { type: 'text/csv' }))}
        >
          {t('Save table (CSV)')}
        </Button>
        <Button variant="quiet" onClick={() => (saved ? onClose() : setAsking(true))}>
          {t('Done')}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        title={t('Close without saving the PINs?')}
        confirmLabel={t('Close without saving')}
        cancelLabel={t('Back to the PINs')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        <p>{t('The students have new PINs already, and nobody would know them.')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

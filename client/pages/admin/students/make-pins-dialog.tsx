import { useState } from 'react'
import { useAttempt } from '#client/data/use-attempt.ts'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StudentUploadRowFragment } from '#client/gql/graphql.ts'
import { useMakePinsMutation } from '#client/gql/hooks/use-make-pins-mutation.ts'
import { useStudentGroupsQuery } from '#client/gql/hooks/use-student-groups-query.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { studentCount } from '#client/ui/counts.ts'
import { Failure } from '#client/ui/failure.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useDraft } from '#client/ui/use-draft.ts'
import { type MadePins, MadePinsDialog } from './made-pins-dialog.tsx'

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
  const { busy, errors, attempt } = useAttempt(
    t('PINs may have been changed. Make them again before you hand out cards.'),
  )
  const offered = { groups: EVERYBODY, exam: '' }
  const { draft, unsaved, restored, change, drop } = useDraft(`pins ${upload.id}`, offered, busy)
  const [made, setMade] = useState<MadePins>()
  if (made) return <MadePinsDialog name={upload.fileName} made={made} onClose={onClose} />

  const submit = () =>
    attempt(async () => {
      const { groups, exam } = draft
      const answer = await makePins({
        variables: { id: upload.id, exam: exam.trim(), groups: groups === EVERYBODY ? null : groups },
      })
      const pins = answer.data?.makePins
      if (pins?.__typename === 'InvalidInput')
        return pins.fields.map(({ path, message }) => ({ path: path === 'id' ? '' : path, message }))
      drop()
      setMade(pins)
      return []
    })

  return (
    <FormDialog
      title={t('Make PINs')}
      description={t('A new PIN of six digits for each student of {fileName}, with cards to hand out', {
        fileName: upload.fileName,
      })}
      errors={errors}
      errorTitle={t('No PIN was changed')}
      onSubmit={submit}
      submitLabel={t('Make PINs')}
      busy={busy}
      busyLabel={t('Making PINs…')}
      staysWhileBusy
      unsaved={unsaved ? KEPT_IN_TAB : undefined}
      onClose={onClose}
    >
      <RestoredDraft restored={restored} onDiscard={drop} />
      <Callout tone="warning" title={t('PINs that these students have stop working')}>
        {t('Cards that were handed out before are no longer of use.')}
      </Callout>
      {failure && <Failure title={t('The groups could not be read')} {...failure} />}
      <Field name="groups" label={t('For')} hint={t('At most 1,000 students at a time.')}>
        <Select value={draft.groups} onChange={(event) => change({ groups: event.currentTarget.value })}>
          <option value={EVERYBODY}>
            {t('Everybody ({students})', { students: studentCount(upload.totalStudents) })}
          </option>
          {groups.data?.studentUpload?.groups.map(({ name, students }) => (
            <option key={name} value={name}>
              {name} ({studentCount(students)})
            </option>
          ))}
        </Select>
      </Field>
      <Field
        name="exam"
        label={t('Exam (optional)')}
        hint={t(
          'Printed on the cards, with time and place if the exam schedule has an exam of this title. A PIN is good for every exam.',
        )}
      >
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={draft.exam}
          onChange={(event) => change({ exam: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  )
}

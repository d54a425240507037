import { useApolloClient } from '@apollo/client/react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { useDownload } from '#client/data/use-download.ts'
import {
  secretChoices,
  secretField,
  topPerformersChoices,
  topPerformersField,
} from '#client/features/second-secret/secret-choices.ts'
import { SecretCoverage } from '#client/features/second-secret/secret-coverage.tsx'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ExamInput, ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useLiftSecretLimitMutation } from '#client/gql/hooks/use-lift-secret-limit-mutation.ts'
import { useResultFilesQuery } from '#client/gql/hooks/use-result-files-query.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths, releasePath } from '#client/paths.ts'
import { space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileCount } from '#client/ui/counts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { pageOf } from '#client/ui/list-page.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Cluster } from '#client/ui/stack.ts'
import type { TableColumn } from '#client/ui/table.tsx'
import { Beside, Quiet } from '#client/ui/table-cell.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { grouped } from '#shared/digits.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { examName, listed, resultFileSorts } from './result-file-list.ts'
import { ResultFileDownloadQuery, ResultFilesQuery } from './result-files-query.ts'

const PAGE_SIZE = 50

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, ResultFilesQuery, {})
}

export function Component() {
  const { data, failure } = usePageQuery(useResultFilesQuery, {})
  const { listParams } = useListAddress(resultFileSorts)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<{
    action: 'date' | 'secret' | 'delete'
    file: ResultFileRowFragment
  }>()
  const count = useRef<HTMLParagraphElement>(null)
  const download = useDownload(ResultFileDownloadQuery)
  const { toast, dismiss } = useToast()
  const description = failure
    ? t('Failed to fetch exam files: {failure}', { failure: failure.children })
    : undefined
  const tell = useEffectEvent((said: string) =>
    toast({
      title: t('Error fetching files'),
      description: said,
      tone: 'destructive',
      about: 'result-files',
    }),
  )
  const takeBack = useEffectEvent(() => dismiss('result-files'))
  useEffect(() => {
    if (description !== undefined) tell(description)
    else takeBack()
  }, [description])

  const files = data?.resultFiles ?? []
  const found = listed(files, listParams)
  const page = pageOf(found, { after: listParams.after, size: PAGE_SIZE })
  const total = fileCount(files.length)
  const close = () => setDialog(undefined)
  return (
    <AdminPage
      title={t('Results')}
      intro={t('Every published file of results. Of two files of one exam, the one published last counts.')}
      actions={<ButtonLink to={paths.adminAddResult}>{t('Add Result')}</ButtonLink>}
    >
      <AdminList
        caption={t('Uploaded result files')}
        wide
        columns={columns}
        rows={data && page.nodes}
        loading={t('Loading result files')}
        failed={t('Error fetching files')}
        failure={failure && { ...failure, children: description ?? '' }}
        empty={
          <EmptyState
            seed="no-results"
            title={t('No Results Uploaded')}
            actions={<ButtonLink to={paths.adminAddResult}>{t('Add Result')}</ButtonLink>}
          >
            {t('Upload the CSV file of an exam. You see what it changes before any candidate does.')}
          </EmptyState>
        }
        search={{
          label: t('Search by exam ID, file name or exam title'),
          noMatch: t('No matching results found'),
          noMatchOf: (search) => t('No exam ID, file name or exam title contains “{search}”.', { search }),
        }}
        count={
          data &&
          (found.length === files.length
            ? total
            : t('{part} of {whole}', { part: found.length, whole: total }))
        }
        countRef={count}
        sorts={resultFileSorts}
        pageInfo={page.pageInfo}
        pageLabels={[t('First page'), t('Next page')]}
        subject={({ fileName }) => fileName}
        actions={(file) => {
          const ask = (action: NonNullable<typeof dialog>['action']) => () => setDialog({ action, file })
          return [
            { label: t('Release'), icon: CalendarClock, onPress: () => navigate(releasePath(file.examId)) },
            { label: t('Change date'), icon: CalendarDays, onPress: ask('date') },
            { label: t('Change look-up'), icon: KeyRound, onPress: ask('secret') },
            { label: t('Download'), icon: Download, onPress: () => download(file.id) },
            { label: t('Delete'), icon: Trash2, onPress: ask('delete') },
          ]
        }}
      />
      {dialog?.action === 'date' && <ExamDateDialog file={dialog.file} onClose={close} />}
      {dialog?.action === 'secret' && <LookUpDialog file={dialog.file} onClose={close} />}
      {dialog?.action === 'delete' && (
        <DeleteDialog
          file={dialog.file}
          only={files.filter(({ examId }) => examId === dialog.file.examId).length === 1}
          onClose={close}
          // The button that had the focus is gone with its row.
          onDeleted={() => count.current?.focus()}
        />
      )}
      {files.some(({ exam }) => exam && exam.secondSecret !== 'NONE') && <LiftLimit />}
    </AdminPage>
  )
}

const columns: TableColumn<ResultFileRowFragment>[] = [
  { key: 'exam', header: t('Exam'), sortable: true, rowHeader: true, cell: exam },
  { key: 'fileName', header: t('File name'), sortable: true, cell: fileName },
  { key: 'examDate', header: t('Exam date'), sortable: true, cell: examDate },
  { key: 'totalResults', header: t('Results'), sortable: true, align: 'end', cell: totalResults },
  { key: 'uploadedAt', header: t('Uploaded'), sortable: true, cell: uploaded },
]

function exam(file: ResultFileRowFragment) {
  const { secondSecret = 'NONE', topPerformers = 'NAMES', state, releaseAt } = file.exam ?? {}
  return (
    <Stack>
      <Lang>{examName(file)}</Lang>
      {file.examTitle && <Quiet>{file.examId}</Quiet>}
      {secondSecret !== 'NONE' && (
        <Quiet>{t('Look-up by {secrets}', { secrets: secretChoices[secondSecret] })}</Quiet>
      )}
      {topPerformers !== 'NAMES' && (
        <Quiet>
          {t('Top performers: {shown}', { shown: topPerformersChoices[topPerformers].toLowerCase() })}
        </Quiet>
      )}
      {state === 'WITHDRAWN' && (
        <Badge tone="danger" icon>
          {t('Withdrawn')}
        </Badge>
      )}
      {state === 'SCHEDULED' && releaseAt && (
        <Badge tone="info" icon>
          <span>{rich('Hidden until {moment}', { moment: <ShownDate at={releaseAt} withTime /> })}</span>
        </Badge>
      )}
    </Stack>
  )
}

function fileName(file: ResultFileRowFragment) {
  return (
    <FileName>
      <Lang>{file.fileName}</Lang>
    </FileName>
  )
}

function examDate(file: ResultFileRowFragment) {
  return file.examDate ? <ShownDate at={file.examDate} stacked /> : <Quiet>{t('No date')}</Quiet>
}

function totalResults(file: ResultFileRowFragment) {
  return (
    <AtEnd>
      {grouped(file.totalResults)}
      {file.exam?.state === 'RELEASED' && <Quiet>{shownWords(file)}</Quiet>}
    </AtEnd>
  )
}

/** For how many candidates a file counts: corrections take others their place. */
function shownWords({ totalResults: total, shownResults: shown }: ResultFileRowFragment): string {
  if (shown === total) return total === 1 ? t('counts') : t('all count')
  return shown === 0
    ? t('none counts: newer files have all')
    : t('{count, plural, one {# counts} other {# count}}', { count: shown })
}

function uploaded(file: ResultFileRowFragment) {
  const person = file.uploadedBy?.name ?? file.uploadedBy?.email
  return (
    <Beside>
      <ShownDate at={file.uploadedAt} withTime stacked />
      {person !== undefined && <Quiet>{rich('by {person}', { person: <Lang>{person}</Lang> })}</Quiet>}
    </Beside>
  )
}

const Stack = styled.span`
  display: grid;
  gap: 0.1rem;
  justify-items: start;
`

const AtEnd = styled(Stack)`
  justify-items: end;
`

const FileName = styled.span`
  overflow-wrap: anywhere;
`

graphql(`
  mutation LiftSecretLimit($candidateId: String!) {
    liftSecretLimit(candidateId: $candidateId)
  }
`)

/** Lets a candidate who was told to wait try again. */
function LiftLimit() {
  const { toast } = useToast()
  const [lift] = useLiftSecretLimitMutation()
  const { busy, errors, attempt } = useAttempt()

  const submit = (values: FormData, form: HTMLFormElement) =>
    attempt(async () => {
      const candidateId = String(values.get('candidateId') ?? '').trim()
      if (candidateId === '') return [{ path: 'candidateId', message: t('Candidate ID is required') }]
      await lift({ variables: { candidateId } })
      toast({ title: t('{candidateId} can try again now', { candidateId }), tone: 'success' })
      form.reset()
      return []
    })

  return (
    <Section aria-labelledby="lift-limit" data-needs-js>
      <h2 id="lift-limit">{t('A candidate has to wait')}</h2>
      <p>
        {t(
          'After 5 wrong PINs or dates of birth nobody can look up results of that candidate for up to 15 minutes. You can let the candidate try again at once. Make sure that it is the candidate who asks.',
        )}
      </p>
      <Form errors={errors} errorTitle={t('Nothing was changed')} onSubmit={submit}>
        <Cluster $gap={3} $align="end">
          <Field name="candidateId" label={t('Candidate ID')}>
            <TextInput numeric autoComplete="off" />
          </Field>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={t('Saving…')}>
            {t('Let them try again')}
          </Button>
        </Cluster>
      </Form>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  max-width: 44rem;
  margin-top: ${space[6]};

  & > h2 {
    font-size: ${text('title')};
  }
`

interface ExamDialogProps {
  file: ResultFileRowFragment
  onClose: () => void
}

/** Common part of the dialogs that change the exam of a file. */
function useExamEdit<Values extends ExamInput>(
  { file: { examId, exam }, onClose }: ExamDialogProps,
  o: Pick<Parameters<typeof useEditForm<Values, null>>[0], 'key' | 'values' | 'check' | 'failed'> & {
    saved: string
  },
) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [updateExam] = useUpdateExamMutation()
  return useEditForm({
    ...o,
    version: exam?.version,
    closes: true,
    async send(input, version) {
      const { data } = await updateExam({
        variables: { id: examId, input, version },
        update: forgetResults,
        // The exam may have several files.
        refetchQueries: [ResultFilesQuery],
      })
      return data?.updateExam
    },
    onSaved() {
      toast({ title: o.saved, tone: 'success' })
      onClose()
    },
    onTaken() {
      void apollo.refetchQueries({ include: [ResultFilesQuery] })
      onClose()
    },
  })
}

const scopeOf = (file: ResultFileRowFragment) =>
  t('{exam}: holds for all its files, at once', { exam: examName(file) })

/** Changes the date of the exam. */
function ExamDateDialog(props: ExamDialogProps) {
  const { file, onClose } = props
  const form = useExamEdit(props, {
    key: `exam date ${file.id}`,
    values: { date: file.examDate ?? '' },
    check: ({ date }) => (date === '' ? [{ path: 'date', message: t('Exam date is required') }] : []),
    saved: t('Exam date updated successfully'),
    failed: t('Error updating date'),
  })
  return (
    <EditDialog
      form={form}
      title={t('Change exam date')}
      description={scopeOf(file)}
      errorTitle={t('The date is as it was')}
      submitLabel={t('Save date')}
      onClose={onClose}
      fields={[
        {
          name: 'date',
          type: 'day',
          label: t('Exam date'),
          required: true,
          hint: t('In A.D. or B.S. Candidates see it beside the exam’s name.'),
        },
      ]}
    />
  )
}

/** Changes the second secret of the results, and the public list of the best. */
function LookUpDialog(props: ExamDialogProps) {
  const { file, onClose } = props
  const form = useExamEdit(props, {
    values: {
      secondSecret: file.exam?.secondSecret ?? 'NONE',
      topPerformers: file.exam?.topPerformers ?? 'NAMES',
    },
    saved: t('Look-up changed'),
  })
  const { secondSecret } = form.values
  return (
    <EditDialog
      form={form}
      title={t('Change look-up')}
      description={scopeOf(file)}
      errorTitle={t('The look-up is as it was')}
      submitLabel={t('Save look-up')}
      onClose={onClose}
      fields={[secretField]}
    >
      {secondSecret !== 'NONE' && (
        <SecretCoverage about={{ examId: file.examId }} secondSecret={secondSecret} />
      )}
      <FormFields form={form} fields={[topPerformersField]} />
    </EditDialog>
  )
}

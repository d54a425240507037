import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useDownload } from '#client/data/use-download.ts'
import { secretChoices, topPerformersChoices } from '#client/features/second-secret/secret-choices.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useResultFilesQuery } from '#client/gql/hooks/use-result-files-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths, releasePath } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileCount } from '#client/ui/counts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { pageOf } from '#client/ui/list-page.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { TableColumn } from '#client/ui/table.tsx'
import { Beside, Quiet } from '#client/ui/table-cell.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { grouped } from '#shared/digits.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExamDateDialog, LookUpDialog } from './exam-dialogs.tsx'
import { LiftLimit } from './lift-limit.tsx'
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
  const [asked, setAsked] = useState<{ action: 'date' | 'secret' | 'delete'; file: ResultFileRowFragment }>()
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
  const close = () => setAsked(undefined)
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
          const ask = (action: NonNullable<typeof asked>['action']) => () => setAsked({ action, file })
          return [
            { label: t('Release'), icon: CalendarClock, onPress: () => navigate(releasePath(file.examId)) },
            { label: t('Change date'), icon: CalendarDays, onPress: ask('date') },
            { label: t('Change look-up'), icon: KeyRound, onPress: ask('secret') },
            { label: t('Download'), icon: Download, onPress: () => download(file.id) },
            { label: t('Delete'), icon: Trash2, onPress: ask('delete') },
          ]
        }}
      />
      {asked?.action === 'date' && <ExamDateDialog file={asked.file} onClose={close} />}
      {asked?.action === 'secret' && <LookUpDialog file={asked.file} onClose={close} />}
      {asked?.action === 'delete' && (
        <DeleteDialog
          file={asked.file}
          only={files.filter(({ examId }) => examId === asked.file.examId).length === 1}
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

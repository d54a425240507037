import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '#client/data/use-download.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths, releasePath } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileCount } from '#client/ui/counts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { pageOf } from '#client/ui/list-page.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExamDateDialog, LookUpDialog } from './exam-dialogs.tsx'
import { LiftLimit } from './lift-limit.tsx'
import { listed, resultFileSorts } from './result-file-list.ts'
import { ResultFileDownloadQuery } from './result-files-query.ts'
import { ResultFilesTable } from './result-files-table.tsx'

const PAGE_SIZE = 50

interface ResultFilesProps {
  files: readonly ResultFileRowFragment[]
}

type Asked = { action: 'date' | 'secret' | 'delete'; file: ResultFileRowFragment }

/** Every result file, to search, sort and act on. */
export function ResultFiles({ files }: ResultFilesProps) {
  const { listParams, onSearch, sort, onSort, pageAfter } = useListAddress(resultFileSorts)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const count = useRef<HTMLParagraphElement>(null)
  const download = useDownload(ResultFileDownloadQuery)
  const found = listed(files, listParams)
  const page = pageOf(found, { after: listParams.after, size: PAGE_SIZE })
  const close = () => setAsked(undefined)

  if (files.length === 0) {
    return (
      <EmptyState
        seed="no-results"
        title={t('No Results Uploaded')}
        actions={<ButtonLink to={paths.adminAddResult}>{t('Add Result')}</ButtonLink>}
      >
        {t('Upload the CSV file of an exam. You see what it changes before any candidate does.')}
      </EmptyState>
    )
  }
  const total = fileCount(files.length)
  return (
    <ListColumn>
      <ListTools
        label={t('Search by exam ID, file name or exam title')}
        search={listParams.search}
        onSearch={onSearch}
        count={
          found.length === files.length ? total : t('{part} of {whole}', { part: found.length, whole: total })
        }
        countRef={count}
      />
      {found.length === 0 ? (
        <NoMatch
          title={t('No matching results found')}
          sentence={t('No exam ID, file name or exam title contains “{search}”.', {
            search: listParams.search.trim(),
          })}
          onSearch={onSearch}
        />
      ) : (
        <ResultFilesTable
          files={page.entries}
          sort={sort}
          onSort={onSort}
          actions={{
            onRelease: ({ examId }) => navigate(releasePath(examId)),
            onChangeDate: (file) => setAsked({ action: 'date', file }),
            onChangeSecret: (file) => setAsked({ action: 'secret', file }),
            onDownload: ({ id }) => download(id),
            onDelete: (file) => setAsked({ action: 'delete', file }),
          }}
        />
      )}
      <Pager
        first={listParams.after !== null && { to: pageAfter(), label: t('First page') }}
        next={page.hasNext && { to: pageAfter(page.endCursor), label: t('Next page') }}
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
    </ListColumn>
  )
}

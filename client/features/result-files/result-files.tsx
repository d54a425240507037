import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExamDateDialog } from './exam-date-dialog.tsx'
import { type ListWish, listed, listParams, readListWish, sortedBy } from './result-file-list.ts'
import { ResultFilesTable } from './result-files-table.tsx'
import { useDownload } from './use-download.ts'

interface ResultFilesProps {
  files: readonly ResultFileRowFragment[]
  /** ISO 8601 */
  now: string
}

type Asked = { deed: 'date' | 'delete'; file: ResultFileRowFragment }

/** Every result file, to search, sort and act on. Search and order live in the page's address. */
export function ResultFiles({ files, now }: ResultFilesProps) {
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Asked>()
  const count = useRef<HTMLParagraphElement>(null)
  const download = useDownload()
  const wish = readListWish(params)
  const shown = listed(files, wish)

  function show(next: ListWish) {
    setParams(listParams(next), { replace: true, preventScrollReset: true })
  }

  function close() {
    setAsked(undefined)
  }

  if (files.length === 0) {
    return (
      <EmptyState
        seed="no-results"
        title="No Results Uploaded"
        actions={<ButtonLink to={paths.adminAddResult}>Add Result</ButtonLink>}
      >
        Upload the CSV file of an exam. You see what it changes before any candidate does.
      </EmptyState>
    )
  }
  return (
    <List>
      <Tools role="search">
        <SearchField
          label="Search by exam ID, file name or exam title"
          value={wish.search}
          onSearch={(search) => show({ ...wish, search })}
        />
        <Count ref={count} tabIndex={-1} role="status">
          {shown.length === files.length
            ? `${files.length} files`
            : `${shown.length} of ${files.length} files`}
        </Count>
      </Tools>
      {shown.length === 0 ? (
        <EmptyState
          seed="no-match"
          title="No matching results found"
          compact
          actions={
            <Button variant="secondary" onClick={() => show({ ...wish, search: '' })}>
              Clear search
            </Button>
          }
        >
          No exam ID, file name or exam title contains “{wish.search.trim()}”.
        </EmptyState>
      ) : (
        <ResultFilesTable
          files={shown}
          wish={wish}
          now={now}
          onSort={(key) => show(sortedBy(wish, key))}
          deeds={{
            onChangeDate: (file) => setAsked({ deed: 'date', file }),
            onDownload: download,
            onDelete: (file) => setAsked({ deed: 'delete', file }),
          }}
        />
      )}
      {asked?.deed === 'date' && <ExamDateDialog file={asked.file} files={files} onClose={close} />}
      {asked?.deed === 'delete' && (
        <DeleteDialog
          file={asked.file}
          files={files}
          onClose={close}
          // The button that had the focus is gone with its row.
          onDeleted={() => count.current?.focus()}
        />
      )}
    </List>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    flex: 1 1 18rem;
    max-width: 28rem;
  }
`

const Count = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`

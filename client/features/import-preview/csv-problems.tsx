import { useEffect } from 'react'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Table } from '#client/ui/table.tsx'
import { useShowAll } from './use-show-all.ts'

export const CSV_PROBLEMS_FRAGMENT = graphql(`
  fragment CsvProblems on InvalidCsv {
    message
    problemCount
    problems { row column message }
  }
`)

const shownAtFirst = 10

/** Why a file was refused: each problem by row and column, as a spreadsheet numbers them. Takes the focus. */
export function CsvProblems({ fileName, refusal }: { fileName: string; refusal: CsvProblemsFragment }) {
  const { message, problemCount, problems } = refusal
  const { all, showAll, box } = useShowAll(shownAtFirst)
  useEffect(() => box.current?.focus(), [box])
  // A problem of the whole file is what the message says already.
  const listed = problems.filter((problem) => problem.message !== message)
  const shown = all ? listed : listed.slice(0, shownAtFirst)
  return (
    <Box ref={box} tabIndex={-1}>
      <Callout tone="danger" role="alert" title="Error parsing file">
        <p>{message}</p>
        <p>
          Nothing of <strong>{fileName}</strong> was kept. Correct the file and choose it again.
        </p>
      </Callout>
      {shown.length > 0 && (
        <Table
          caption={`Problems in ${fileName}`}
          captionHidden
          rows={shown.map((problem, index) => ({ ...problem, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'row',
              header: 'Row',
              rowHeader: true,
              cell: ({ row }) => (
                <NoBreak>{row === null || row === undefined ? 'File' : `Row ${row}`}</NoBreak>
              ),
            },
            {
              key: 'column',
              header: 'Column',
              cell: ({ column }) => <NoBreak>{column ?? 'Whole row'}</NoBreak>,
            },
            { key: 'problem', header: 'Problem', cell: (problem) => problem.message },
          ]}
        />
      )}
      {shown.length < listed.length && (
        <div>
          <Button variant="quiet" onClick={showAll}>
            ... and {problemCount - shown.length} more errors
          </Button>
        </div>
      )}
      {all && listed.length < problemCount && (
        <p>
          The first {listed.length} of {problemCount} errors are listed. The others show up once these are
          corrected.
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const NoBreak = styled.span`
  white-space: nowrap;
`

import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import { t } from '#client/locales/t.ts'

const columns = [
  { name: 'Candidate ID', required: true, holds: t('As on the admission card, with its zeros.') },
  { name: 'Exam ID', required: true, holds: t('The same in every row: a file is one exam.') },
  {
    name: 'Exam Mark',
    required: true,
    holds: t('A number, such as 113.75. Without a mark: AB or Absent, Withheld or W/H, Disqualified or DQ.'),
  },
  {
    name: 'Exam Rank',
    required: false,
    holds: t('May be left empty. Without this column, ranks follow from the percentages.'),
  },
  {
    name: 'Percentage',
    required: false,
    holds: t(
      '0 to 100. Without it, you are asked for the full marks. From the exam’s pass mark on, 50 unless staff change it, a candidate has passed.',
    ),
  },
]

const example = [
  columns.map(({ name }) => name),
  ['081000', 'CEE-07', '135.75', '475', '67.88'],
  ['081001', 'CEE-07', '95.75', '1650', '47.88'],
  ['081002', 'CEE-07', '128', '731', '64'],
] as const

/** Format of a results file. */
export function ResultsHelp() {
  return (
    <CsvHelp
      title={t('What the file needs')}
      columns={columns}
      example={example}
      template="results-template.csv"
    >
      {t(
        'Candidate ID, Exam ID and Exam Mark are required; Exam Rank and Percentage are additional. The headers stand in the first row, in any order. Further columns of numbers, such as Physics and Chemistry, are shown as subjects with each result: you choose which.',
      )}
    </CsvHelp>
  )
}

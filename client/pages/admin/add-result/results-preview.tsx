import type { ReadOptions } from '#client/features/import-preview/import-kind.ts'
import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import type { SampleValue } from '#client/features/import-preview/sample-rows.tsx'
import { SubjectColumns } from '#client/features/import-preview/subject-columns.tsx'
import { outcomeNames, subjectsWords } from '#client/features/results/outcome-names.ts'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Lang } from '#client/ui/lang.tsx'

type Row = StagedResultsFragment['sample'][number]

type Values = Pick<Row, 'outcome' | 'examMark' | 'percentage'>

/** Of a file with subjects, or one that replaces them. */
const subjectsColumn: SampleValue<Row> = {
  header: t('Subjects'),
  wide: true,
  after: ({ subjects }) => subjectsWords(subjects) || t('none'),
  before: ({ before }) => (before ? subjectsWords(before.subjects) || t('none') : undefined),
}

/** As the file states them: nothing is rounded or cut. */
function markOf({ outcome, examMark }: Values): string {
  return outcome ? outcomeNames[outcome] : (examMark ?? '')
}

function percentageOf({ outcome, percentage }: Values): string {
  return outcome ? '–' : `${percentage}%`
}

const values: readonly SampleValue<Row>[] = [
  {
    header: t('Mark'),
    align: 'end',
    after: markOf,
    before: ({ before }) => (before ? markOf(before) : undefined),
  },
  {
    header: t('Rank'),
    align: 'end',
    after: ({ examRank }) => examRank ?? '–',
    before: ({ before }) => (before ? (before.examRank ?? '–') : undefined),
  },
  {
    header: t('Percentage'),
    align: 'end',
    after: percentageOf,
    before: ({ before }) => (before ? percentageOf(before) : undefined),
  },
]

/** By the finding that asks for it: another way to read the columns that are ignored. */
const remarkChoices = [
  { asked: 'IGNORED_OUTCOMES', takesRemarks: true, label: t('Read the file again without these marks') },
  { asked: 'TAKEN_REMARKS', takesRemarks: false, label: t('Read the file again with these marks') },
]

interface ResultsPreviewProps {
  staged: StagedResultsFragment
  /** Uploads the same file to be read another way; absent where it is not at hand. */
  onRead: ((options: ReadOptions) => void) | undefined
  /** Called when other subjects are chosen than the file was read with, and when that is over. */
  onChangeSubjects: (subjects: string[] | undefined) => void
}

/** Effects of publishing a staged results file. */
export function ResultsPreview({ staged, onRead, onChangeSubjects }: ResultsPreviewProps) {
  const { sample, subjectColumns } = staged
  const remarks = remarkChoices.find(({ asked }) => staged.findings.some(({ code }) => code === asked))
  const hasSubjects = sample.some((row) => row.subjects.length > 0 || row.before?.subjects.length)
  return (
    <ImportPreview
      staged={staged}
      values={hasSubjects ? [...values, subjectsColumn] : values}
      choice={
        <>
          {remarks &&
            (onRead ? (
              <div>
                <Button variant="secondary" onClick={() => onRead({ takesRemarks: remarks.takesRemarks })}>
                  {remarks.label}
                </Button>
              </div>
            ) : (
              <p>{t('To read the file another way, choose it again.')}</p>
            ))}
          {subjectColumns.length > 0 && (
            <SubjectColumns
              key={staged.id}
              columns={subjectColumns}
              onRead={onRead && ((subjects) => onRead({ subjects }))}
              onChange={onChangeSubjects}
            />
          )}
        </>
      }
      about={({ studentName }) => (studentName ? <Lang>{studentName}</Lang> : t('No student record'))}
      counts={[
        {
          label: t('Without a student record'),
          value: staged.unknownStudents,
          note: t('shown without a name'),
          tone: 'info',
        },
      ]}
    />
  )
}

import type { FindingShape, OutcomeCounts } from '#server/domains/imports/staged-preview.ts'
import { listed } from '#server/lib/wording.ts'

/** Columns that are named. */
const NAMED = 5

/** How the candidates without a mark were read, and who has one although something speaks against it. */
export function outcomeFindings(outcomes: OutcomeCounts | undefined): FindingShape[] {
  if (!outcomes) return []
  const { dashes, absentInSubjects, ranksAsWords, ignoredOutcomes, ignoredColumns } = outcomes
  const { unclear, unclearWords, takenRemarks, droppedSubjects } = outcomes
  const found: (FindingShape | false)[] = [
    withoutMark(outcomes),
    dashes > 0 && {
      code: 'DASHES',
      severity: 'WARNING',
      message: 'A dash stands in place of the mark: these candidates are shown as absent.',
      count: dashes,
    },
    unclear > 0 && {
      code: 'UNCLEAR_OUTCOMES',
      severity: 'BLOCKING',
      message: `Candidates without a mark for a word that may mean something else: ${unclearWords.join(', ')}. They are shown as it says here: for something else, write AB, Withheld or DQ in its place.`,
      count: unclear,
    },
    droppedSubjects > 0 && {
      code: 'DROPPED_SUBJECTS',
      severity: 'WARNING',
      message: 'Withheld or disqualified candidates with marks in subjects: these marks are not published.',
      count: droppedSubjects,
    },
    takenRemarks > 0 && {
      code: 'TAKEN_REMARKS',
      severity: 'WARNING',
      message: `Candidates whose mark is left out, as you chose, because a column that is ignored speaks against it: ${listed(ignoredColumns, NAMED)}.`,
      count: takenRemarks,
    },
    absentInSubjects > 0 && {
      code: 'ABSENT_IN_SUBJECTS',
      severity: 'BLOCKING',
      message:
        'Candidates with 0 marks who are absent in all subjects. They are shown with 0 marks, not as absent: for that, write AB in place of the mark.',
      count: absentInSubjects,
    },
    ranksAsWords > 0 && {
      code: 'RANKS_AS_WORDS',
      severity: 'BLOCKING',
      message:
        'Candidates with a mark whose rank is a word such as AB or Withheld. They are shown with their mark: if they have none, write the word in its place.',
      count: ranksAsWords,
    },
    ignoredOutcomes > 0 && {
      code: 'IGNORED_OUTCOMES',
      severity: 'BLOCKING',
      message: `Candidates with a mark, for whom a column that is ignored has a word such as AB or Withheld: ${listed(ignoredColumns, NAMED)}. They are shown with their mark: if they have none, read the file again without these marks.`,
      count: ignoredOutcomes,
    },
  ]
  return found.filter((finding) => finding !== false)
}

function withoutMark({ ABSENT, WITHHELD, DISQUALIFIED, words }: OutcomeCounts): FindingShape | false {
  const kinds = [
    ABSENT > 0 && `${ABSENT} absent`,
    WITHHELD > 0 && `${WITHHELD} withheld`,
    DISQUALIFIED > 0 && `${DISQUALIFIED} disqualified`,
  ].filter(Boolean)
  if (kinds.length === 0) return false
  const said = words.map((word) => `“${word}”`).join(', ')
  return {
    code: 'WITHOUT_MARK',
    severity: 'INFORMATION',
    message: `Candidates without a mark: ${kinds.join(', ')}${said && ` (${said} in the file)`}. They have no rank and count in no average.`,
    count: ABSENT + WITHHELD + DISQUALIFIED,
  }
}

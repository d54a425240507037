import { z } from 'zod'
import { listed } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'

/** How publishing a row would change its candidate's published row. */
export const RowChange = { NEW: 'NEW', CHANGED: 'CHANGED', UNCHANGED: 'UNCHANGED' } as const

export type RowChange = (typeof RowChange)[keyof typeof RowChange]

/** The weight of a finding. A blocking one must be confirmed, by its code, before the file can be published. */
export const FindingSeverity = {
  BLOCKING: 'BLOCKING',
  WARNING: 'WARNING',
  INFORMATION: 'INFORMATION',
} as const

const finding = z.object({
  /** Names the kind of finding, such as OTHER_SPELLING; previews of older versions have none. */
  code: z.string().default('OTHER'),
  severity: z.enum(FindingSeverity).default('WARNING'),
  message: z.string(),
  count: z.int().nullable(),
  /** IDs of some candidates concerned, unless the message names them. */
  examples: z.array(z.string()).optional(),
})

export type FindingShape = z.infer<typeof finding>

const gravity = Object.values(FindingSeverity)

/** The findings, the gravest first, else in the given order. */
export function byGravity(findings: readonly (FindingShape | false)[]): FindingShape[] {
  return findings
    .filter((one) => one !== false)
    .toSorted((one, other) => gravity.indexOf(one.severity) - gravity.indexOf(other.severity))
}

export const noteFinding = (message: string): FindingShape => ({
  ...{ code: 'HEADER', severity: 'INFORMATION', message, count: null },
})

const count = z.int().default(0)
const texts = z.array(z.string()).default([])

/** Counts of a results file's candidates without a mark, and of those whose mark is doubtful. */
export const outcomeCounts = z.object({
  ABSENT: count,
  WITHHELD: count,
  DISQUALIFIED: count,
  /** Of the absent ones, those whose mark is a dash. */
  dashes: count,
  /** The different words that the file has for them. */
  words: texts,
  /** Candidates whose word has several meanings, and such words with their outcomes. */
  unclear: count,
  unclearWords: texts,
  /** Candidates without a mark because of a word in an ignored column. */
  takenRemarks: count,
  /** Withheld or disqualified ones whose subjects have marks in the file. */
  droppedSubjects: count,
  /** Candidates with 0 marks who are absent in all subjects. */
  absentInSubjects: count,
  /** Candidates with a mark, and with a word such as AB in place of the rank. */
  ranksAsWords: count,
  /** Candidates with a mark, and with a word such as AB in an ignored column; these columns with the word. */
  ignoredOutcomes: count,
  ignoredColumns: texts,
  /** Candidates whose mark is the sum of their subjects' marks, and those whose mark is not, with some row numbers. */
  rightSums: count,
  wrongSums: count,
  wrongSumRows: z.array(z.int()).default([]),
})

export type OutcomeCounts = z.infer<typeof outcomeCounts>

/** An upload of corrected rows of a file that was rejected. */
const correctedRows = z.object({
  rows: z.int(),
  /** Wrong rows of that file that the upload lacks. */
  leftOut: z.int(),
  /** Shortened names of columns of that file that the upload lacks. */
  missingColumns: z.array(z.string()).default([]),
  /** Whether they are staged in their places in the whole file, or alone. */
  isWhole: z.boolean(),
})

export type CorrectedRows = z.infer<typeof correctedRows>

/** Missing columns that are named; of more, the rest is counted. */
const NAMED = 5

export function correctedFindings(corrected: CorrectedRows | null | undefined): (FindingShape | false)[] {
  if (!corrected) return []
  const { rows, leftOut, missingColumns, isWhole } = corrected
  if (!isWhole) {
    return [
      {
        code: 'ONLY_CORRECTED_ROWS',
        severity: 'BLOCKING',
        message: say`These are only the corrected rows of a file that was refused: none of its other rows was taken. Correct them in the whole file and upload that.`,
        count: null,
      },
    ]
  }
  const names = missingColumns.map((name) => `“${name}”`)
  return [
    leftOut > 0 && {
      code: 'LEFT_OUT_ROWS',
      severity: 'WARNING',
      message: say`Wrong rows of the whole file that are not among the corrected ones: they are left out.`,
      count: leftOut,
    },
    names.length > 0 && {
      code: 'MISSING_COLUMNS',
      severity: 'WARNING',
      message: say`Columns of the whole file that the corrected rows do not have. They are empty in these rows: ${listed(names, NAMED)}.`,
      count: null,
    },
    {
      code: 'CORRECTED_ROWS',
      severity: 'INFORMATION',
      message: say`Corrected rows. They are in their places in the whole file, which was refused before.`,
      count: rows,
    },
  ]
}

export function unconfirmed(
  { findings }: Pick<LayerPreview, 'findings'>,
  confirmed: readonly string[],
): FindingShape[] {
  return findings.filter(({ code, severity }) => severity === 'BLOCKING' && !confirmed.includes(code))
}

/** Codes of the blocking findings that were confirmed, of a form's input. */
export const confirmedFindings = z
  .array(z.string().max(50))
  .max(50)
  .nullish()
  .transform((codes) => codes ?? [])

/**
 * The preview of publishing a staged file, computed in the staging transaction and stored in the file's record. Each kind
 * adds its sample.
 */
export const layerPreview = z.object({
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  /** Notes about the header, collected while the file is read. */
  notes: z.array(z.string()),
  corrected: correctedRows.nullable().default(null),
  findings: z.array(finding),
})

export type LayerPreview = z.infer<typeof layerPreview>

/** A sample row's position in the file and its change. */
export const sampleRowBase = z.object({
  rowNumber: z.int(),
  candidateId: z.string(),
  change: z.enum(RowChange),
})

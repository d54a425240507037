import { z } from 'zod'
import {
  compareLayer,
  countPublished,
  examplesOf,
  type SampleKey,
} from '#server/domains/imports/compare-layer.ts'
import { rowList } from '#server/domains/imports/csv-problem.ts'
import type { SecretCounts, ShortPins, TableFacts } from '#server/domains/imports/csv-table.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import {
  byGravity,
  correctedFindings,
  type FindingShape,
  layerPreview,
  noteFinding,
  sampleRowBase,
} from '#server/domains/imports/staged-preview.ts'
import { say } from '#server/locales/say.ts'
import { activeStudentLists } from './active-lists.ts'
import { datesAsIds, otherSpelling } from './similar-ids.ts'

const studentValues = z.object({ studentName: z.string(), groups: z.string() })

const sampleRow = sampleRowBase.extend({
  ...studentValues.shape,
  before: studentValues.nullable(),
})

/** The preview of publishing a staged student list. */
export const stagedPreview = layerPreview.extend({
  sample: z.array(sampleRow),
  /** Of a list with a column of secrets. */
  secrets: z
    .object({
      pins: z.int().nullable(),
      birthDates: z.int().nullable(),
      shortPins: z
        .object({ digits: z.int(), count: z.int(), rows: z.array(z.int()) })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
})

export type StagedPreview = z.infer<typeof stagedPreview>
export type SampleRow = z.infer<typeof sampleRow>
export type StudentValues = z.infer<typeof studentValues>

/** A preview with the layers of the active lists (newest first) it is based on. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
}

/**
 * Computes the effects of publishing a student list by comparing it with the active lists.
 *
 * @param o.read facts collected while the file was read; missing facts are computed in the database.
 */
export async function previewStudents(
  tx: Transaction,
  o: { layer: number; rowCount: number; read: TableFacts },
): Promise<Preview> {
  const lists = await activeStudentLists(tx)
  const basedOn = lists.map(({ layer }) => layer)
  const { newRows, changedRows, unchangedRows, sample } = await compareLayer(tx, {
    rowTable: 'students',
    values: ['student_name', 'groups'],
    ...{ layer: o.layer, rowCount: o.rowCount, read: o.read, basedOn, studentLayers: [] },
  })
  const secrets = o.read.secrets ?? null
  const unmentioned = (await countPublished(tx, 'students', lists)) - changedRows - unchangedRows
  const findings: (FindingShape | false)[] = [
    unmentioned > 0 && {
      code: 'NOT_IN_FILE',
      severity: 'INFORMATION',
      message: say`Students of the active lists who are not in this file: they keep the names and groups they have.`,
      count: unmentioned,
      examples: await examplesOf(
        tx,
        { rowCount: unmentioned + o.rowCount },
        {
          present: { rowTable: 'students', layers: basedOn },
          absent: { rowTable: 'students', layers: [o.layer] },
        },
      ),
    },
    ...(newRows > 0 ? [datesAsIds(o), ...(await similarIds(tx, { ...o, lists: basedOn }))] : []),
    newRows + changedRows === 0 &&
      !secrets?.pins &&
      !secrets?.birthDates && {
        code: 'NO_CHANGE',
        severity: 'WARNING',
        message: say`Every row is the same as what the active lists say already.`,
        count: null,
      },
  ]
  return {
    basedOn,
    preview: {
      ...{ newRows, changedRows, unchangedRows },
      notes: [...o.read.notes],
      corrected: o.read.corrected ?? null,
      secrets,
      findings: byGravity([
        ...correctedFindings(o.read.corrected),
        ...findings,
        ...secretFindings(secrets, o.rowCount),
        ...o.read.notes.map(noteFinding),
      ]),
      sample: await describeSample(tx, o.layer, sample),
    },
  }
}

/** Results may be published before any list: their candidates are known, too. */
async function similarIds(
  tx: Transaction,
  o: { layer: number; rowCount: number; read: TableFacts; lists: readonly number[] },
): Promise<(FindingShape | false)[]> {
  const files = await tx.examResultFile.findMany({ where: { state: 'PUBLISHED' }, select: { layer: true } })
  const students = { rowTable: 'students', layers: o.lists } as const
  const results = { rowTable: 'exam_results', layers: files.map(({ layer }) => layer) } as const
  const list = { ...o, rowTable: 'students' } as const
  return [
    await otherSpelling(tx, { ...list, known: students }),
    await otherSpelling(tx, { ...list, known: results }),
  ]
}

async function describeSample(
  tx: Transaction,
  layer: number,
  sample: readonly SampleKey[],
): Promise<SampleRow[]> {
  const rows = await tx.$queryRaw<{ row: SampleRow }[]>`
    SELECT jsonb_build_object(
      'rowNumber', fresh.row_number,
      'candidateId', fresh.candidate_id,
      'studentName', fresh.student_name,
      'groups', fresh.groups,
      'change', key.change,
      'before', CASE WHEN before.layer IS NOT NULL THEN jsonb_build_object(
        'studentName', before.student_name,
        'groups', before.groups
      ) END
    ) AS row
    FROM jsonb_to_recordset(${JSON.stringify(sample)}::jsonb)
      AS key ("candidateId" text, change text, "beforeLayer" int)
    JOIN LATERAL (
      SELECT * FROM students WHERE layer = ${layer} AND candidate_id = key."candidateId" LIMIT 1
    ) AS fresh ON true
    LEFT JOIN students AS before
      ON before.layer = key."beforeLayer" AND before.candidate_id = key."candidateId"
    ORDER BY array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], key.change), fresh.row_number`
  return rows.map(({ row }) => row)
}

/** Findings about PINs and dates of birth in the preview of a student list. */
function secretFindings(secrets: SecretCounts | null, rowCount: number): FindingShape[] {
  if (!secrets) return []
  const { pins, birthDates, shortPins } = secrets
  return [
    ...taken('PINS', say`a PIN`, pins ?? 0),
    ...missing('PINS_MISSING', 'PIN', pins, rowCount),
    ...tooShort(shortPins),
    ...taken('BIRTH_DATES', say`a date of birth`, birthDates ?? 0),
    ...missing('BIRTH_DATES_MISSING', say`date of birth`, birthDates, rowCount),
  ]
}

function taken(code: string, name: string, count: number): FindingShape[] {
  if (count === 0) return []
  const message = say`Students with ${name}. It replaces the one of an older list, and cannot be read again: neither here nor in the file for download.`
  return [{ code, severity: 'INFORMATION', message, count }]
}

/** @param found null without a column for it. */
function missing(code: string, name: string, found: number | null, rowCount: number): FindingShape[] {
  if (found === null || found === rowCount) return []
  const message =
    found === 0
      ? say`No student has a ${name}, although the file has a column for it: those of a file that was downloaded from this site are removed. Students keep the one of an older list, if there is one.`
      : say`Students without a ${name}, although the file has a column for it: they keep the one of an older list, if there is one.`
  return [{ code, severity: 'WARNING', message, count: rowCount - found }]
}

function tooShort(short: ShortPins | null): FindingShape[] {
  if (short === null) return []
  const { digits, count, rows } = short
  const message = say`PINs with fewer digits than the ${digits} of most (${rowList(rows, count)}). Did a spreadsheet program drop zeros in front? Format the column as text, enter these PINs again, save the file and upload it again.`
  return [{ code: 'SHORT_PINS', severity: 'WARNING', message, count }]
}

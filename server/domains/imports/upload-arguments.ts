import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { MOST_LEFT_OUT } from '#shared/limits.ts'
import type { RowFormat } from './import-definition.ts'
import type { TableLayout } from './table-layout.ts'

const LayoutColumnInput = builder.inputType('LayoutColumnInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the column, as in `LayoutQuestion.columns`.' }),
    place: t.int({ required: true, description: 'Its place in the rows, from 0.' }),
  }),
})

const LayoutValueInput = builder.inputType('LayoutValueInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of a column that the file does not have.' }),
    value: t.string({ required: true, description: 'Its value in every row.' }),
  }),
})

export const TableLayoutInput = builder.inputType('TableLayoutInput', {
  description: 'Which column of a file is which, where its header does not say so.',
  fields: (t) => ({
    headerRow: t.int({
      description:
        'Number of the row with the header, from 1; rows above it are left out. Omit for the first row.',
    }),
    columns: t.field({ type: [LayoutColumnInput], description: 'Omit to go by the header.' }),
    values: t.field({
      type: [LayoutValueInput],
      description: 'Values of columns that the file does not have; a column of the same name is ignored.',
    }),
    leaveOut: t.intList({ description: 'Numbers, from 1, of further rows that are left out.' }),
  }),
})

const [MOST_COLUMNS, LAST_PLACE, LONGEST] = [20, 999, 200]

/** @throws BAD_USER_INPUT for columns that there are not, or that are chosen twice, and for rows and places that no table has. */
export function readLayout(
  { fields }: Pick<RowFormat, 'fields'>,
  input: typeof TableLayoutInput.$inferInput | null | undefined,
): TableLayout | undefined {
  if (!input) return undefined
  const { headerRow, columns, values, leaveOut } = input
  const layout = { headerRow, columns: columns ?? [], values: values ?? [], leaveOut: leaveOut ?? [] }
  const names = [...layout.columns, ...layout.values].map(({ name }) => name)
  const places = layout.columns.map(({ place }) => place)
  const isKnown = names.every((name) => fields.some((field) => field.name === name))
  const isOnce = new Set(names).size === names.length && new Set(places).size === places.length
  if (!isKnown || !isOnce || names.length > MOST_COLUMNS) {
    throw badUserInput(say`Each column must be known, and be chosen once.`)
  }
  if ([headerRow ?? 1, ...layout.leaveOut].some((row) => row < 1)) {
    throw badUserInput(say`The rows of headerRow and leaveOut are numbered from 1.`)
  }
  if (places.some((place) => place < 0)) throw badUserInput(say`The places of columns are numbered from 0.`)
  const areNear = places.every((place) => place <= LAST_PLACE)
  const areShort = layout.values.every(({ value }) => value.length <= LONGEST)
  if (!areNear || !areShort || layout.leaveOut.length > MOST_LEFT_OUT) {
    throw badUserInput('A place, a value or the number of left out rows is too large.')
  }
  return layout
}

/** The argument by which a sheet is chosen. */
export const sheetArgument = {
  type: 'String',
  required: false,
  description:
    'Name of the sheet to read, of a spreadsheet that has several with values; see `InvalidCsv.sheets`.',
} as const

/** The argument by which a client follows its upload. */
export const uploadKey = {
  type: 'ID',
  required: false,
  description:
    'Chosen by the client: up to 64 random letters and digits, by which `uploadsAhead` finds this upload.',
} as const

const KEY = /^[\w-]{1,64}$/

/** @throws BAD_USER_INPUT for anything that is no key. */
export function checkUploadKey(key: string): void {
  if (!KEY.test(key)) throw badUserInput('A key has 1 to 64 letters, digits, hyphens and underscores.')
}

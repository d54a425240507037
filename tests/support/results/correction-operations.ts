import { graphql } from '#tests/gql/gql.ts'
import type { StageCorrectedResultsMutationVariables } from '#tests/gql/graphql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { csvFile } from './scenarios.ts'

const StageCorrectedResults = graphql(`
  mutation StageCorrectedResults(
    $file: Upload!
    $layout: TableLayoutInput
    $subjects: [String!]
    $fullMarks: Decimal
  ) {
    staged: stageExamResults(file: $file, layout: $layout, subjects: $subjects, fullMarks: $fullMarks) {
      __typename
      ... on StagedExamResults {
        id fileName totalRows findings { code severity message count } sample { rowNumber candidateId examMark }
      }
      ... on InvalidCsv { problems { row } leaveOut { row text } errorFile { fileName downloadUrl } }
    }
  }
`)

/** Stages files of results, and their error files once they are corrected. */
export function correctionScenario(app: TestApp) {
  type Said = Omit<StageCorrectedResultsMutationVariables, 'file'>

  async function stage(file: File, said: Said = {}) {
    const { staged } = await app.as('ADMIN').run(StageCorrectedResults, { file, ...said })
    return staged
  }

  /** The lines of the error file of a refused upload, and its name. */
  async function errorFileOf(answer: { errorFile?: { fileName: string; downloadUrl: string } | null }) {
    const response = await app.as('ADMIN').fetch(answer.errorFile?.downloadUrl ?? '')
    const [header = '', ...lines] = (await response.text())
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    return { name: answer.errorFile?.fileName ?? '', header, lines }
  }

  async function refused(file: File, said?: Said) {
    const answer = await stage(file, said)
    if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
    return { ...(await errorFileOf(answer)), leaveOut: answer.leaveOut }
  }

  async function staged(file: File, said?: Said) {
    const answer = await stage(file, said)
    if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
    return answer
  }
  return { errorFileOf, refused, staged }
}

/** A corrected error file, with the new values of each row; rows without are left out. */
export const corrected = (
  { header, lines }: { header: string; lines: string[] },
  mend: (line: string) => string | null,
) => [header, ...lines.flatMap((line) => mend(line) ?? [])].join('\r\n')

/** A corrected error file in which a text of each row becomes another. */
export const mended = (
  errors: Parameters<typeof corrected>[0] & { name: string },
  wrong: string | RegExp,
  right: string,
) =>
  csvFile(
    corrected(errors, (line) => line.replace(wrong, right)),
    errors.name,
  )

export const findingCodes = ({
  findings,
}: {
  findings: readonly { code: string; count?: number | null }[]
}) => new Map(findings.map(({ code, count }) => [code, count]))

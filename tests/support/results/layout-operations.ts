import { graphql } from '#tests/gql/gql.ts'
import type { TableLayoutInput } from '#tests/gql/graphql.ts'
import type { TestApp } from '#tests/support/server/api.ts'

export const StageLayout = graphql(`
  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {
    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {
      __typename
      ... on StagedExamResults {
        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank subjects { name mark } }
      }
      ... on InvalidCsv {
        message
        layout { headerRow rows { number cells names } columns { name isRequired } }
        leaveOut { row reason text }
        needsFullMarks
        problems { row message }
        errorFile { downloadUrl }
      }
    }
  }
`)

/** A CSV file of these lines. */
export const csvOf = (...lines: string[]) => new File([lines.join('\n')], 'own.csv', { type: 'text/csv' })

/** Stages files of results whose header staff explain. */
export function layoutScenario(app: () => TestApp) {
  const stage = async (file: File, layout: TableLayoutInput | null = null, fullMarks: string | null = null) =>
    (await app().as('ADMIN').run(StageLayout, { file, layout, fullMarks })).staged
  return {
    async refused(...args: Parameters<typeof stage>) {
      const answer = await stage(...args)
      if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
      return answer
    },
    async staged(...args: Parameters<typeof stage>) {
      const answer = await stage(...args)
      if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
      return answer
    },
  }
}

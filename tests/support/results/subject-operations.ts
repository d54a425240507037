/** The API's operations on results with subjects, as tests ask them. */
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'

export const StageSubjects = graphql(`
  mutation StageSubjects($file: Upload!, $subjects: [String!]) {
    staged: stageExamResults(file: $file, subjects: $subjects) {
      __typename
      ... on StagedExamResults {
        id examId newRows changedRows unchangedRows
        findings { code severity message }
        subjectColumns { name isTaken problem }
        sample {
          candidateId change outcome
          subjects { name mark isAbsent }
          before { subjects { name mark isAbsent } }
        }
      }
      ... on InvalidCsv { problems { row column message } subjectColumns { name isTaken problem } }
    }
  }
`)

export const SubjectsSeen = graphql(`
  query SubjectsSeen($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      examMark
      subjects { name mark isAbsent }
      revisions { subjects { name before { mark isAbsent } after { mark isAbsent } } }
    }
    topPerformers(examId: $examId) { result { candidateId subjects { name } } }
  }
`)

export const SubjectsKept = graphql(`
  query SubjectsKept($candidateId: String!) {
    candidateData(candidateId: $candidateId) { export results { version fileName subjects { name mark isAbsent } } }
  }
`)

export const SubjectsOwn = graphql(`
  query SubjectsOwn { myResults { candidateId subjects { name mark isAbsent } } }
`)

const COLUMNS = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'

/** A results file with further columns; each row is a candidate, a mark and their cells. */
export function subjectsCsv(
  exam: string,
  names: readonly string[],
  rows: readonly (readonly [candidate: string, mark: string, ...cells: string[]])[],
  fileName = 'Subjects - results.csv',
): File {
  const lines = rows.map(([candidate, mark, ...cells]) => {
    const percentage = /^\d/.test(mark) ? mark : ''
    return [candidate, exam, mark, '', percentage, ...cells].join(',')
  })
  const text = [[COLUMNS, ...names].join(','), ...lines, ''].join('\n')
  return new File([text], fileName, { type: 'text/csv' })
}

/** Subjects in short: `Physics 12`, `Physics AB`, `Physics –`. */
export const inShort = (
  subjects: readonly { name: string; mark?: string | null; isAbsent: boolean }[] | undefined,
) => subjects?.map(({ name, mark, isAbsent }) => `${name} ${isAbsent ? 'AB' : (mark ?? '–')}`)

/** Operations of tests of subjects on a server. @param appOf known once it has started. */
export function subjectScenario(appOf: () => TestApp) {
  const stage = async (file: File, subjects: string[] | null = null) =>
    (await appOf().as('ADMIN').run(StageSubjects, { file, subjects })).staged
  return {
    stage,
    async staged(...args: Parameters<typeof stage>) {
      const answer = await stage(...args)
      if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
      return answer
    },
    async seen(examId: string, candidateId: string) {
      const { examResult } = await appOf().as('VISITOR').run(SubjectsSeen, { examId, candidateId })
      return inShort(examResult?.subjects)
    },
  }
}

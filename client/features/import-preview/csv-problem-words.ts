import type { CsvProblemsFragment } from '#client/gql/graphql.ts'

type Problem = CsvProblemsFragment['problems'][number]

/** All that is wrong with a row in one line. */
export function byRow(problems: readonly Problem[]): { row: Problem['row']; messages: string }[] {
  const rows: { row: Problem['row']; of: Problem[] }[] = []
  for (const problem of problems) {
    const last = rows.at(-1)
    if (last && typeof last.row === 'number' && last.row === problem.row) last.of.push(problem)
    else rows.push({ row: problem.row, of: [problem] })
  }
  return rows.map(({ row, of }) => {
    const messages = of.map((problem, index) =>
      index < of.length - 1 ? sentence(problem).replace(/[.।]$/, '') : sentence(problem),
    )
    return { row, messages: messages.join('; ') }
  })
}

/** The problem, with the column where the message does not name it. */
export function sentence({ column, message }: Pick<Problem, 'column' | 'message'>): string {
  const named = !column || message.includes(column.replace(/s$/, ''))
  return named ? message : `${column}: ${message}`
}

import { builder } from '#server/graphql/builder.ts'

/** A column of numbers in a file of exam results that is none of its own. */
export interface SubjectColumn {
  name: string
  /** Whether its numbers are read as the marks of a subject. */
  isTaken: boolean
  /** Why it cannot be taken; null where it can. */
  problem: string | null
}

export const SubjectColumnType = builder.objectRef<SubjectColumn>('SubjectColumn').implement({
  description: "A column of numbers of a file of exam results, besides a results file's own.",
  fields: (t) => ({
    name: t.exposeString('name'),
    isTaken: t.exposeBoolean('isTaken', { description: 'Whether results show it as a subject.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it cannot be a subject; null where it can.',
    }),
  }),
})

/** Look-ups with a second secret, as a browser sends them from an address. */
import { randomUUID } from 'node:crypto'
import type { TestApp } from '#tests/support/server/api.ts'
import { recheckMutations } from './recheck-operations.ts'
import { LiftSecretLimit } from './results-operations.ts'
import { scenarios, studentsCsv } from './scenarios.ts'
import { MakePins } from './students-operations.ts'

export const LOOK_UP = `query LookUp($examId: ID!, $candidateId: String!, $secret: String) {
  examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { candidateId percentage student { studentName } }
}`

export interface Asked {
  examId?: string
  candidateId: string
  secret?: string
  /** As a trusted proxy would say. */
  from?: string
}

let addresses = 0
/** An address that nothing came from before. */
export const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`

/** @param examId `PIN` unless said otherwise. */
export function lookUpWith(app: TestApp) {
  return async ({ from = newAddress(), examId = 'PIN', ...asked }: Asked) => {
    const response = await app.newClient().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ query: LOOK_UP, variables: { examId, ...asked } }),
    })
    return { status: response.status, text: await response.text() }
  }
}

/** The answer to every look-up without a visible result. */
export const NOTHING = '{"data":{"examResult":null}}\n'

/** Operations of staff on exams and their candidates, for the test of the activity log. */
export const secretMutations = (app: () => TestApp) => ({
  ...recheckMutations(app),
  makePins: {
    action: 'students.pins-made',
    prepare: async () => {
      const id = await scenarios(app()).studentList(studentsCsv([{ candidate: randomUUID() }]))
      return () => app().as('ADMIN').send(MakePins, { id })
    },
  },
  liftSecretLimit: {
    action: 'candidate.secret-limit-lifted',
    prepare: async () => {
      const candidateId = randomUUID()
      await scenarios(app()).studentList(studentsCsv([{ candidate: candidateId }]))
      await lookUpWith(app())({ candidateId, secret: 'wrong' })
      return () => app().as('ADMIN').send(LiftSecretLimit, { candidateId })
    },
  },
})

import { randomUUID } from 'node:crypto'
import type { TestApp } from '#tests/support/server/api.ts'
import {
  CorrectResult,
  MakeLink,
  Reinstate,
  SetResultRelease,
  UpdateExam,
  Withdraw,
} from './results-operations.ts'
import { resultsCsv, scenarios } from './scenarios.ts'

/** Mutations of admins about an exam and the release of its files: preparation, and the action that the log names. */
export function examMutations(app: () => TestApp) {
  const admin = () => app().as('ADMIN')
  const published = (releaseAt?: string) =>
    scenarios(app()).resultFile(
      resultsCsv([{ candidate: '1', exam: randomUUID() }]),
      releaseAt === undefined ? {} : { releaseAt },
    )
  const inDays = (days: number) => new Date(app().db.now().getTime() + days * 86_400_000).toISOString()
  return {
    correctResult: {
      action: 'results.staged',
      prepare: async () => {
        const { examId } = await published()
        const input = { examMark: '130', percentage: '65' }
        return () => admin().send(CorrectResult, { examId, candidateId: '1', input })
      },
    },
    updateExam: {
      action: 'results.exam-changed',
      prepare: async () => {
        const { examId: id } = await published()
        return () => admin().send(UpdateExam, { id, input: { title: 'Model', passPercentage: '40' } })
      },
    },
    setResultRelease: {
      action: 'results.release-moved',
      prepare: async () => {
        const { id } = await published(inDays(1))
        return () => admin().send(SetResultRelease, { id, input: { releaseAt: inDays(2) } })
      },
    },
    makeRehearsalLink: {
      action: 'results.rehearsal-link-made',
      prepare: async () => {
        const { id } = await published(inDays(1))
        return () => admin().send(MakeLink, { id })
      },
    },
    withdrawResultFile: {
      action: 'results.withdrawn',
      prepare: async () => {
        const { id } = await published()
        return () => admin().send(Withdraw, { id, reason: 'Wrong key' })
      },
    },
    reinstateResultFile: {
      action: 'results.reinstated',
      prepare: async () => {
        const { id } = await published()
        await admin().run(Withdraw, { id, reason: 'Wrong key' })
        return () => admin().send(Reinstate, { id })
      },
    },
  }
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { buildSchema, execute, type FormattedExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createApolloClient } from '#client/data/client.ts'
import { inProcessLink } from '#client/data/in-process-link.ts'
import { readyClient } from '#client/data/lazy-client.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { Providers } from '#client/data/providers.tsx'
import { action, Component, loader } from '#client/pages/public/results.tsx'
import { projectRoot } from '#tests/support/project/paths.ts'
import { rootRoute } from './root-route.tsx'

const schema = buildSchema(readFileSync(resolve(projectRoot, 'schema.graphql'), 'utf8'))

/** As the server lists them: the newest first. */
export const exams = [
  {
    id: 'CEE-08',
    title: 'CEE Model 8',
    date: '2026-11-14',
    secondSecret: 'NONE',
    topPerformers: 'NAMES',
    passPercentage: '50',
  },
  {
    id: 'CEE-07',
    title: 'CEE Model 7',
    date: '2026-10-31',
    secondSecret: 'NONE',
    topPerformers: 'NAMES',
    passPercentage: '50',
  },
  {
    id: 'TRIAL',
    title: 'Staff trial',
    date: null,
    secondSecret: 'NONE',
    topPerformers: 'NAMES',
    passPercentage: '50',
  },
]

/** Of every candidate. */
export const rightSecret = 'K7X912'

export const slipPath = '/files/result-slip.pdf?signature=true'

/** Marks by exam and candidate, the best first. */
const marks: Record<string, Record<string, { percentage: string; name?: string }>> = {
  'CEE-07': {
    '0812': { percentage: '91.25', name: 'कमला राई' },
    '0813': { percentage: '75', name: 'Anjali Dahal' },
    '0814': { percentage: '47.88' },
  },
  'CEE-08': { '0812': { percentage: '66.5', name: 'कमला राई' } },
}

function resultOf(examId: string, candidateId: string) {
  const mark = marks[examId]?.[candidateId]
  if (!mark) return null
  return {
    candidateId,
    exam: exams.find(({ id }) => id === examId),
    examMark: '120.50',
    examRank: '7',
    percentage: mark.percentage,
    revisions: [],
    subjects: [],
    trend: [],
    slipPath,
    passed: Number(mark.percentage) >= 50,
    student: mark.name ? { candidateId, studentName: mark.name, groups: 'Group A' } : null,
  }
}

/** The API takes ०-९ for 0-9, too. */
function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

interface ExamOfWorld {
  id: string
  secondSecret?: string
  topPerformers?: string
}

export interface World {
  exams: ExamOfWorld[]
  announcedReleases: { releaseAt: string; exam: ExamOfWorld }[]
  withdrawnExams: ExamOfWorld[]
  /** Thrown by every operation while it is there; a GraphQLError comes from the look-up alone. */
  failure: Error | undefined
  /** Whether the list of exams fails. */
  listFails: boolean
  /** Of all exams with results. */
  hasNumericIds: boolean
  /** Promise that every operation awaits before it answers. */
  gate: Promise<void> | undefined
  /** Every operation so far: its name and variables. */
  asked: Record<string, unknown>[]
}

/** Opens the results page on a small institute's API that is made of the real schema. */
export async function openResultsPage(at = '/results', begin: Partial<World> = {}) {
  const lists = { exams, announcedReleases: [], withdrawnExams: [] }
  const world: World = {
    ...lists,
    ...{ failure: undefined, listFails: false, gate: undefined, asked: [], hasNumericIds: true },
    ...begin,
  }
  const root = {
    site: { name: 'Himshikhar Entrance Academy', phones: ['01-5970124'], address: 'Bagbazar, Kathmandu' },
    exams: () => {
      if (world.listFails) throw new GraphQLError('The list is away')
      return world.exams
    },
    announcedReleases: () => world.announcedReleases,
    withdrawnExams: () => world.withdrawnExams,
    examResult: ({
      examId,
      candidateId,
      secret,
    }: {
      examId: string
      candidateId: string
      secret?: string
    }) => {
      if (world.failure) throw world.failure
      const withdrawn = world.withdrawnExams.find(({ id }) => id === examId)
      if (withdrawn)
        return {
          ...{ candidateId, exam: withdrawn, revisions: [], subjects: [], trend: [] },
          withdrawal: {
            withdrawnAt: '2026-11-20T06:00:00.000Z',
            words: 'Question 14 had two right answers.',
          },
        }
      const exam = world.exams.find(({ id }) => id === examId)
      if (exam?.secondSecret !== 'NONE' && exam && secret !== rightSecret && secret !== slipPath) return null
      return resultOf(examId, asciiDigits(candidateId))
    },
    examFacts: ({ examId }: { examId: string }) =>
      marks[examId] ? { candidates: 200, averagePercentage: '50', hasNumericIds: world.hasNumericIds } : null,
    topPerformers: ({ examId }: { examId: string }) =>
      Object.keys(marks[examId] ?? {}).map((candidateId, index) => ({
        rank: index + 1,
        result: resultOf(examId, candidateId),
      })),
  }
  const link = inProcessLink(async ({ document, variables }) => {
    world.asked.push({ operation: getOperationAST(document)?.name?.value, ...variables })
    await world.gate
    if (world.failure && !(world.failure instanceof GraphQLError)) throw world.failure
    const answer = await execute({ schema, document, variableValues: variables, rootValue: root })
    return answer as FormattedExecutionResult
  })
  const apollo = createApolloClient(link, { ssrMode: false })
  const router = createMemoryRouter([rootRoute([{ path: '/results', action, loader, Component }])], {
    initialEntries: [at],
    getContext: () => loaderContext(async () => apollo),
  })
  await new Promise<void>((ready) => {
    if (router.state.initialized) return ready()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      ready()
    })
  })
  render(
    <Providers apollo={readyClient(apollo)}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    user: userEvent.setup(),
    world,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

export const candidateBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Candidate ID/ })
export const exam = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
export const outcome = (name: RegExp) => screen.findByRole('region', { name })
export const topPerformers = () => screen.getByRole('complementary', { name: 'Top Performers' })

import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { CreateNotice, DeleteNotices } from '#tests/support/content/notice-operations.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import {
  DiscardStagedExamResults,
  ExamResult,
  StageResults,
  TopPerformers,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'

const EXAM = 'CEE-MODEL-08'
const PAGES = [
  '/',
  '/news',
  '/courses',
  '/results',
  `/results?exam=${EXAM}&candidate=081000`,
  '/no-such-page',
]
/** Addresses of visitors, which a proxy tells. */
const ADDRESSES = 200
/** Between two changes by staff. */
const STAFF_PAUSE_MS = 5_000

/** Changes in one session, which ends after a quarter of an hour without renewal. */
const SESSION_CHANGES = 100

/** Requests since the start, by their outcome. */
export interface Counts {
  good: number
  /** By status or message. */
  bad: Map<string, number>
}

/**
 * Visitors who open pages and look results up, and an admin who signs in, writes notices with pictures and uploads files,
 * until `signal` is aborted.
 *
 * @param perSecond requests of visitors.
 */
export async function runTraffic(
  url: string,
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
  counts: Counts,
): Promise<void> {
  const count = (outcome: string, isGood: boolean) => {
    if (isGood) counts.good++
    else counts.bad.set(outcome, (counts.bad.get(outcome) ?? 0) + 1)
  }
  const attempt = (work: Promise<number>, expected: readonly number[]) =>
    work.then(
      (status) => count(`status ${status}`, expected.includes(status)),
      (error: Error) => count(error.message, false),
    )
  const visitors = async () => {
    const open = new Set<Promise<void>>()
    for (let number = 0; !signal.aborted; number++) {
      const request = attempt(visit(url, number), [200, 404]).finally(() => open.delete(request))
      open.add(request)
      await wait(1000 / perSecond)
    }
    await Promise.all(open)
  }
  const staff = async () => {
    const [admin] = demoAccounts
    if (!admin) throw new Error('The demo has no admin')
    let client = apiClient(url)
    for (let number = 0; !signal.aborted; number++) {
      if (number % SESSION_CHANGES === 0) client = apiClient(url, async () => admin)
      await attempt(
        work(client, number).then(() => 200),
        [200],
      )
      await wait(STAFF_PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  }
  await Promise.all([visitors(), staff()])
}

/** @returns the status. @throws when the answer has errors. */
async function visit(url: string, number: number): Promise<number> {
  const headers = { 'x-forwarded-for': `203.0.113.${number % ADDRESSES}` }
  if (number % 4 === 0) {
    const page = PAGES[(number / 4) % PAGES.length] ?? '/'
    const answer = await fetch(url + page, { headers: { ...headers, accept: 'text/html' } })
    await answer.arrayBuffer()
    return answer.status
  }
  const candidateId = `08${1000 + (number % 60)}`
  const [document, variables] =
    number % 4 === 1 ? [TopPerformers, { examId: EXAM }] : [ExamResult, { examId: EXAM, candidateId }]
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const { errors } = (await answer.json()) as { errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
  return answer.status
}

/** One change by an admin. */
async function work(client: ApiClient, number: number): Promise<void> {
  if (number % 2 === 0) await putUpNotice(client)
  else await stageFile(client, number)
}

async function putUpNotice(client: ApiClient): Promise<void> {
  const input = {
    title: 'Notice of the soak',
    description: 'It is deleted at once.',
    type: 'NORMAL' as const,
  }
  const { createNotice } = await client.run(CreateNotice, { input })
  if (createNotice.__typename !== 'Notice') throw new Error(createNotice.__typename)
  await client.run(DeleteNotices, { ids: [createNotice.id] })
}

async function stageFile(client: ApiClient, number: number): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, at) => ({ candidate: `${number}-${at}`, exam: 'SOAK' }))
  const { stageExamResults } = await client.run(StageResults, { file: resultsCsv(rows) })
  if (stageExamResults.__typename !== 'StagedExamResults') throw new Error(stageExamResults.__typename)
  await client.run(DiscardStagedExamResults, { id: stageExamResults.id })
}

import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import { wireFormat } from '#tests/bench/result-minute/connections.ts'
import { randomFrom } from '#tests/bench/result-minute/load.ts'
import type { ProbedLatencies } from '#tests/bench/result-minute/overload/latency-probe.ts'
import { probeLatency } from '#tests/bench/result-minute/overload/overload.ts'
import type { Scenario } from '#tests/bench/result-minute/scenarios.ts'
import { quantile } from '#tests/bench/result-minute/step/open-loop.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { StageResults } from '#tests/support/results/results-operations.ts'
import { csvFile } from './rows.ts'
import { cookiesOf } from './written-request.ts'

const LOOK_UP_S = 30
/** Until the first look-ups are asked. */
const BEFORE_MS = 3_000

export interface UploadsAtOnce {
  staged: number
  /** Rejected with the time to come back. */
  rejected: number
  /** Any other answer, and uploads without one. */
  failed: number
  seconds: number
  /** Over new connections and over kept ones. */
  lookUps: { overNew: LookUps; overKept: LookUps }
}

interface LookUps {
  count: number
  failures: number
  p50: number
  p99: number
}

/**
 * Uploads files all at once, from accounts in turn because each has a budget of its own, and looks up meanwhile.
 *
 * @returns what became of the uploads, and the latencies of the look-ups in milliseconds.
 */
export async function uploadAtOnce(
  { url, admins, lookUp }: { url: string; admins: readonly ApiClient[]; lookUp: Scenario },
  { files, rows }: { files: number; rows: number },
): Promise<UploadsAtOnce> {
  const all = Array.from({ length: files }, (_, at) => csvFile(rows, 'by candidate', `AT-ONCE-${at}`))
  const random = randomFrom(3)
  const requests = Array.from({ length: 500 }, () => wireFormat(lookUp.request(random)))
  await Promise.all(admins.map(cookiesOf))
  const asking = [false, true].map((isKept) => probeLatency({ url, requests, isKept, seconds: LOOK_UP_S }))
  await wait(BEFORE_MS)
  const began = performance.now()
  const outcomes = await Promise.all(
    all.map((file, at) => upload(admins[at % admins.length] as ApiClient, file, `at-once-${at}`)),
  )
  const seconds = (performance.now() - began) / 1000
  const [overNew, overKept] = (await Promise.all(asking)).map(summarise) as [LookUps, LookUps]
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  return {
    staged: count('staged'),
    rejected: count('rejected'),
    failed: count('failed'),
    seconds,
    lookUps: { overNew, overKept },
  }
}

function summarise({ latencies, failures }: ProbedLatencies): LookUps {
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
  return { count: latencies.length, failures, p50, p99 }
}

type Outcome = 'staged' | 'rejected' | 'failed'

async function upload(admin: ApiClient, file: File, key: string): Promise<Outcome> {
  try {
    const response = await admin.fetch('/graphql', graphqlBody(print(StageResults), { file, key }))
    const text = await response.text()
    if (response.status === 200 && text.includes('StagedExamResults')) return 'staged'
    return response.headers.has('retry-after') || text.includes('RATE_LIMITED') ? 'rejected' : 'failed'
  } catch {
    return 'failed'
  }
}

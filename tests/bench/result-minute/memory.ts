import { load, memoryOf } from './load.ts'
import type { Scenario } from './scenarios.ts'
import type { Server } from './servers.ts'

const SECONDS_EACH = 6
const MOST_MB = 250
/** Between the second third and the last; the first is for warming up. */
const FLAT = 1.05

/**
 * Asks for everything in turn, by 256 connections or as many as each is measured with, and prints what the server holds.
 *
 * @param minutes of load.
 */
export async function watchMemory(
  server: Server,
  {
    scenarios,
    minutes,
    print,
  }: { scenarios: readonly Scenario[]; minutes: number; print: (line: string) => void },
): Promise<void> {
  const end = Date.now() + minutes * 60_000
  const held: number[] = []
  for (let turn = 0; Date.now() < end; turn++) {
    for (const scenario of scenarios) await load(server, scenario, { seconds: SECONDS_EACH, seed: turn })
    held.push(memoryOf(server.pid) ?? Number.NaN)
    print(`memory after ${turn + 1} turns: ${held.at(-1)?.toFixed(0)} MB`)
  }
  const third = Math.floor(held.length / 3)
  const growth = mean(held.slice(2 * third)) / mean(held.slice(third, 2 * third))
  const isFlat = growth <= FLAT && Math.max(...held) <= MOST_MB
  print(
    `memory: at most ${Math.max(...held).toFixed(0)} MB, last third ${growth.toFixed(2)} of the one before: ${isFlat ? 'flat' : 'NOT flat or above'} (${MOST_MB} MB)\n`,
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

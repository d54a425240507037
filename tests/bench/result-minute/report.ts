import type { Measured } from './load.ts'
import type { Scenario } from './scenarios.ts'

/** The measurements as a Markdown table: the median of each scenario's rounds, and its rate beside the base's. */
export function table(
  bases: readonly Scenario[],
  measured: ReadonlyMap<Scenario, readonly Measured[]>,
): string {
  const lines = [...measured].map(([scenario, runs]) => {
    const rate = median(runs, (run) => run.rate)
    const base = baseOf(scenario, bases)
    const ratio = rate / median((base && measured.get(base)) ?? [], (run) => run.rate)
    const failures = runs.reduce((sum, run) => sum + run.failures, 0)
    const wanted = scenario.target?.toFixed(1) ?? (scenario.targetRate ? `${scenario.targetRate}/s` : '')
    return [
      scenario.name,
      scenario.isNewEach ? `${scenario.connections}, each new` : scenario.connections,
      Math.round(rate).toLocaleString('en'),
      ratio.toFixed(2),
      wanted,
      median(runs, (run) => run.p50),
      median(runs, (run) => run.p99),
      Math.round(median(runs, (run) => run.cpu ?? Number.NaN)),
      Math.round(median(runs, (run) => run.memory ?? Number.NaN)),
      failures,
    ]
  })
  const head = ['question', 'connections', 'per second', 'of the base', 'wanted', 'p50 ms', 'p99 ms']
  const titles = [...head, 'CPU µs each', 'memory MB', 'failures']
  return markdownTable(titles, lines)
}

/** Aligns the first column left, the others right. */
export function markdownTable(
  titles: readonly string[],
  lines: readonly (readonly (string | number)[])[],
): string {
  const rule = titles.map((_, column) => (column === 0 ? '---' : '--:'))
  return [titles, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The base that is asked over as many connections. */
export const baseOf = ({ connections, isNewEach = false }: Scenario, bases: readonly Scenario[]) =>
  bases.find((base) => base.connections === connections && (base.isNewEach ?? false) === isNewEach)

function median(runs: readonly Measured[], of: (run: Measured) => number): number {
  const sorted = runs.map(of).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

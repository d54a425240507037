/** Last days on which versions of Node.js get security fixes, by the project's schedule (nodejs.org/en/about/previous-releases). */
const LAST_DAYS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}
const NEWEST_LTS = 26

/** A sentence when this version of Node.js gets no security fixes; undefined when it does, or is not known here. */
export function nodeProblem(version = process.versions.node, now = new Date()): string | undefined {
  const major = Number(version.split('.')[0])
  const lastDay = LAST_DAYS[major] ?? (major % 2 === 1 || major < 20 ? '1970-01-01' : undefined)
  if (lastDay === undefined || now.toISOString().slice(0, 10) <= lastDay) return undefined
  return `Version ${version} gets no security fixes any more. Install Node.js ${NEWEST_LTS}.`
}

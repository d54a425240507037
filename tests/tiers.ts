/**
 * Which test files run when. `npm test` runs the quick ones, `.ci/run` these, the core of slow ones, those of the topics that a
 * change touches and an eighth of the others, and `npm run test:nightly` all.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectRoot } from './support/project/paths.ts'

/** The journeys of `npm test`: a candidate, a visitor, a student, a clerk. CI runs the other quick journeys too. */
const JOURNEYS = [
  'first-visit',
  'languages',
  'notices',
  'publish-results',
  'results',
  'sign-in',
  'student-area',
  'students',
].map((name) => `tests/e2e/${name}.spec.ts`)

/** Slow files that always run in CI: security, withdrawn results, releases, restores, outages. */
export const CORE = [
  'tests/api/backup.slow.test.ts',
  'tests/api/database-outages.slow.test.ts',
  'tests/api/embedded-postgres-folder.slow.test.ts',
  'tests/api/embedded-postgres-maintenance.slow.test.ts',
  'tests/api/embedded-postgres-sessions.slow.test.ts',
  'tests/api/look-up-limit.slow.test.ts',
  'tests/api/mailed-links.slow.test.ts',
  'tests/api/media-refusals.slow.test.ts',
  'tests/api/path-traversal.slow.test.ts',
  'tests/api/session-cookies.slow.test.ts',
  'tests/api/stored-xss.slow.test.ts',
  'tests/api/upgrade.slow.test.ts',
  'tests/api/results-withdrawn.slow.test.ts',
  'tests/e2e/announced-release.slow.spec.ts',
  'tests/e2e/offline.slow.spec.ts',
]

const api = (names: string) => names.split(/\s+/).map((name) => `tests/api/${name}.test.ts`)

/** API tests of another database than a server's, or of none: they run on the embedded one, also where CI has a server. */
export const EMBEDDED_ONLY = api(
  `aborted-requests.slow access-log backup-cli.slow behind-proxies.slow brand-color.slow cross-site documented-commands.slow
  download-names embedded-postgres-folder.slow embedded-postgres-maintenance.slow embedded-postgres-sessions.slow empty-site.slow
  error-spreadsheets.slow exposed.slow file-store-faults.slow findable.slow interrupted-downloads.slow
  load-shedding.slow logo.slow look-up-page-template.slow mail-languages.slow media-refusals.slow multipart.slow open-database
  open-redirects.slow page-addresses.slow path-traversal.slow picture-metadata.slow proxy-configurations.slow render
  render-failures.slow request-budgets.slow s3-file-store s3-outages.slow security-headers setup-in-nepali.slow
  slow-transfers.slow spreadsheets.slow uploads.slow user-cli.slow video-pictures.slow videos-quota.slow`,
)

/** One file a topic, which CI runs on both databases. */
export const ON_BOTH = api(
  `accounts content database exams merit-lists notices results-publishing results-releases search slips student-area
  students-upload users videos`,
)

/** Never in CI: other engines, kills, memory, stops, and files that take minutes. */
export const NIGHTLY = [
  /^tests\/api\/(growth|kills|stopping)\./,
  /^tests\/e2e\/(other-browsers.*|memory|stopping|workers)\./,
]

/** Slow files by topic: a change of a path on the left adds those on the right. */
export const TOPICS: readonly (readonly [paths: RegExp, files: RegExp])[] = [
  [/^server\/domains\/(exams|rechecks|results)\//, /api\/(corrected|results)-/],
  [/^server\/domains\/imports\//, /api\/(corrected|error|results|spreadsheets|students)/],
  [/^server\/domains\/(accounts|invitations)\//, /api\/(accounts?|claimed|invited|mail|unmailed)/],
  [/^server\/(auth|domains\/look-up)\//, /api\/(look-up|second-secret|session)/],
  [/^server\/domains\/(candidates|students|student-area)\//, /api\/(candidate|empty-site|make-pins|student)/],
  [/^server\/domains\/(media|notices)\//, /api\/(file|logo|media|multipart|notice|video-pictures)/],
  [/^server\/domains\/videos\//, /api\/videos/],
  [/^server\/(pdf|domains\/result-slips)\//, /api\/.*slip/],
  [/^server\/(cli|installation|jobs)\//, /api\/(backup|doctor|restore|start|user)/],
  [/^(server\/db|prisma)\//, /api\/(behind-pgbouncer|database|embedded|migrate|unfit)/],
  [/^server\/storage\//, /api\/(file-store|s3)/],
  [/^server\/(api|http|lib)\//, /api\/(aborted|client|edge|interrupted|load|open|refusal|request|slow)/],
  [/^(server\/ssr\/|client\/entry-server)/, /api\/(empty|findable|look-up-page|page|render)/],
  [/^deploy\//, /api\/(behind|edge|proxy)/],
  [/^client\/(features|pages)\/(results?|look-up)/, /e2e\/(look-up|result)/],
  [/^client\/(features\/import|pages\/admin)/, /e2e\/(left-out|result-files|subject|uploads)/],
  [/^client\/(features|pages)\/account/, /e2e\/(accounts|sessions|setup)/],
  [/^client\/(layouts|theme|ui)\//, /e2e\/(large-text|menus)/],
]

const PARTS = 8
/** A change of everything touches all topics: so many of their files run. */
const MOST_TOUCHED = 12

export interface Selection {
  files: string[]
  /** Of an eighth of the slow files, drawn by chance: a failure that was there before the change does not reject it. */
  sampled: Set<string>
  /** A sentence for the end of the run. */
  note?: string
}

const isSlow = (file: string) => file.includes('.slow.')
const isJourney = (file: string) => file.startsWith('tests/e2e/')
const matchesAny = (file: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(file))

/** All test files, by paths from the project's folder, sorted. */
export function testFiles(): string[] {
  return readdirSync(resolve(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(api|components|conventions|e2e|fuzz|unit)\/.*\.(test|spec)\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .sort()
}

/** The files of `npm test`. */
export function quickTier(files = testFiles()): Selection {
  return {
    files: files.filter((file) => !isSlow(file) && (!isJourney(file) || JOURNEYS.includes(file))),
    sampled: new Set(),
  }
}

/**
 * The files that a word names: the quick ones of a part (`unit`, `api`, …), else all whose path contains it.
 *
 * @throws when a word names none.
 */
export function named(words: readonly string[], files = testFiles()): Selection {
  const found = words.flatMap((word) => {
    const part = files.filter((file) => file.startsWith(`tests/${word}/`))
    const some =
      part.length > 0 ? part.filter((file) => !isSlow(file)) : files.filter((file) => file.includes(word))
    if (some.length === 0) throw new Error(`No test file has “${word}” in its path.`)
    return some
  })
  return { files: [...new Set(found)], sampled: new Set() }
}

/**
 * The files of `.ci/run`.
 *
 * @param shard which eighth of the slow files, from 0.
 * @param changed paths that the change touches.
 */
export function ciTier(o: { shard: number; changed: readonly string[] }, files = testFiles()): Selection {
  const quick = files.filter((file) => !isSlow(file))
  const core = files.filter((file) => CORE.includes(file))
  const others = files.filter((file) => isSlow(file) && !core.includes(file) && !matchesAny(file, NIGHTLY))
  const sampled = others.filter((_, place) => place % PARTS === o.shard)
  const patterns = TOPICS.filter(([paths]) => o.changed.some((path) => paths.test(path))).map(
    ([, pattern]) => pattern,
  )
  const touched = others.filter((file) => !sampled.includes(file) && matchesAny(file, patterns))
  const tried = drawn(touched, MOST_TOUCHED, String(o.shard))
  return {
    files: [...quick, ...core, ...sampled, ...tried],
    sampled: new Set(sampled),
    note:
      `Slow files: ${core.length} always, ${sampled.length} of ${others.length} as shard ${o.shard} of ${PARTS} ` +
      `(CI_SHARD=${o.shard} repeats it), ${tried.length} of ${touched.length} that the change touches.`,
  }
}

/** The shard of a commit's tree. */
export const shardOf = (tree: string): number => Number.parseInt(tree.slice(0, 8), 16) % PARTS

/** So many of a list, by hashes of their names. */
function drawn(list: readonly string[], count: number, salt: string): string[] {
  const rank = (one: string) => createHash('sha256').update(`${salt} ${one}`).digest('hex')
  return list.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count)
}

import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const framework =
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)[\\/]/
const dialogs = /node_modules[\\/](?:@base-ui|@floating-ui)[\\/]/
/** Our own code, its documents and icons. */
const ours =
  /[\\/]client[\\/](?!gql[\\/](?!hooks[\\/]))[\w/\\-]+\.tsx?$|^virtual:graphql\/|[\\/]lucide-react[\\/]/
const data = /[\\/]client[\\/]data[\\/]/
const page = /[\\/]client[\\/](?:entry-browser|pages[\\/]\w+[\\/][\w-]+(?:[\\/]page)?)\.tsx$/
const publicPage = /[\\/]pages[\\/]public[\\/][\w-]+(?:[\\/]page)?\.tsx$/
const results = /[\\/]pages[\\/]public[\\/]results\.tsx$/
/** Of the mark sheet and its exams: each weighs less than the headers of a file of its own. */
const icons = /[\\/]lucide-react[\\/].*[\\/](?:download|link-2|minus|printer|share-2|trophy)\.mjs$/
const onEveryPage = /[\\/](?:entry-browser|pages[\\/]public[\\/]layout)\.tsx$/

/** As many public pages must use a module before all of them carry it: fewer files, each of them compressed better. */
const COMMON = 3
/** A module with less code than that, in characters, weighs less than the headers of a file of its own. */
const SMALL = 1_000

/**
 * What travels together; each group takes what its modules import with them, the first has the first choice. The
 * framework stays in the browser's cache when only our own code has changed, what public pages have in common comes
 * with the first of them, and dialogs come with whoever opens one.
 */
export const chunkGroups: Groups = [
  { name: 'framework', test: framework },
  { name: 'dialogs', test: dialogs },
  { name: (id, modules) => (isCommon(id, modules) ? 'shared' : null), test: ours },
  { name: 'icons', test: icons, includeDependenciesRecursively: false },
  // Signed-in pages use parts of it; in files of their own these would be smaller than their headers.
  {
    name: (id, modules) => (isOfResults(publicPagesOf(id, modules)) ? 'results' : null),
    // Forms of accounts load little else than what is in `data`.
    test: (id) => ours.test(id) && !data.test(id),
    // Other public pages use what these import, too.
    includeDependenciesRecursively: false,
  },
]

function isCommon(id: string, modules: Modules): boolean {
  const pages = publicPagesOf(id, modules)
  const isSmall = (modules.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL
  return pages.length >= (isSmall ? 2 : COMMON) || pages.some((one) => onEveryPage.test(one))
}

const isOfResults = (pages: readonly string[]) => pages.length > 0 && pages.every((one) => results.test(one))

/** The public pages that cannot do without a module; none for a page itself. */
function publicPagesOf(id: string, modules: Modules): string[] {
  if (page.test(id)) return []
  return usersOf(id, modules).filter((one) => onEveryPage.test(one) || publicPage.test(one))
}

/** Everything that imports a module, directly or not, but for what loads it later. */
function usersOf(id: string, modules: Modules, found = new Set<string>()): string[] {
  if (!found.has(id)) {
    found.add(id)
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) usersOf(importer, modules, found)
  }
  return [...found]
}

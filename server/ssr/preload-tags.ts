/** The part of Vite's manifest that is used here. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/**
 * Creates the head tags by which a page loads the chunks of its routes together with the entry instead of after it.
 *
 * @param manifest Vite's manifest of the browser build.
 * @param entry key of the entry, whose own chunks index.html already loads.
 */
export function preloadTags(manifest: Manifest, entry: string): (modules: string[]) => string {
  const known = closure(manifest, [entry])
  const cached = new Map<string, string>()
  return (modules) => {
    const key = modules.join(' ')
    const tags = cached.get(key) ?? tagsOf(manifest, closure(manifest, modules), known)
    cached.set(key, tags)
    return tags
  }
}

function closure(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (!manifest[key] || found.has(key)) continue
    found.add(key)
    closure(manifest, manifest[key].imports ?? [], found)
  }
  return found
}

function tagsOf(manifest: Manifest, keys: Set<string>, known: Set<string>): string {
  const chunks = Array.from(keys, (key) => (known.has(key) ? undefined : manifest[key]))
  const styles = chunks
    .flatMap((chunk) => chunk?.css ?? [])
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
  const scripts = chunks
    .flatMap((chunk) => chunk?.file ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
  return [...styles, ...scripts].join('')
}

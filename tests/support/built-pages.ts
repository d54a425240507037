import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './paths.ts'

/** Paths of the built site's public pages, those of single records left out. */
export async function builtPublicPaths(): Promise<readonly string[]> {
  const bundle = pathToFileURL(join(projectRoot, 'dist/render/entry-server.js')).href
  const { publicPaths } = (await import(bundle)) as { publicPaths: readonly string[] }
  return publicPaths
}

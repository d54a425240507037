import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTool } from '#tools/tool.ts'

const IMPORT = /from '#client\/ui\/icons\/([\w-]+)\.ts'/g

type Shape = [element: string, attributes: Record<string, string>]

const client = join(import.meta.dirname, '../../client')
const folder = join(client, 'ui/icons')

/** Names of the icons that modules in a folder import as `#client/ui/icons/….ts`, sorted. */
export function usedIcons(client: string): string[] {
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const names = sources.flatMap((file) =>
    Array.from(readFileSync(join(client, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

async function readIcon(lucide: string, name: string): Promise<Shape[]> {
  const file = join(lucide, 'dist/esm/icons', `${name}.mjs`)
  // The module of an earlier name exports no data, only the icon.
  const [, newer] = /^export .* from '\.\/([\w-]+)\.mjs'/m.exec(readFileSync(file, 'utf8')) ?? []
  if (newer !== undefined) return readIcon(lucide, newer)
  const { __iconData }: { __iconData: { node: Shape[] } } = await import(pathToFileURL(file).href)
  return __iconData.node
}

const pascalCase = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** Writes the used icons of Lucide. They are committed, so that the thousands of files with all icons are not installed. */
export async function makeIcons(): Promise<void> {
  const lucide = join(installTool('icons'), 'node_modules/lucide-react')
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
  for (const name of usedIcons(client)) {
    const shapes = (await readIcon(lucide, name)).map(([element, { key, ...attributes }]) =>
      JSON.stringify([element, attributes]),
    )
    writeFileSync(
      join(folder, `${name}.ts`),
      `import { createIcon } from '#client/ui/icon.ts'\n\nexport const ${pascalCase(name)} = createIcon([\n  ${shapes.join(',\n  ')},\n])\n`,
    )
  }
  copyFileSync(join(lucide, 'LICENSE'), join(folder, 'LICENSE'))
}

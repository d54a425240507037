import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTool } from '#tools/tool.ts'

// Writes the icons of Lucide that the client imports as `#client/ui/icons/….ts`: run by hand with `npm run icons` after a change
// of these imports. The results are committed, so that the thousands of files with all icons are not installed.

const IMPORT = /from '#client\/ui\/icons\/([\w-]+)\.ts'/g

type Shape = [element: string, attributes: Record<string, string>]

const client = join(import.meta.dirname, '../../client')
const folder = join(client, 'ui/icons')
const lucide = join(installTool('icons'), 'node_modules/lucide-react')

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const names = new Set(
  sources.flatMap((file) =>
    Array.from(readFileSync(join(client, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name),
  ),
)

async function readIcon(name: string): Promise<Shape[]> {
  const file = join(lucide, 'dist/esm/icons', `${name}.mjs`)
  // The module of an earlier name exports no data, only the icon.
  const [, newer] = /^export .* from '\.\/([\w-]+)\.mjs'/m.exec(readFileSync(file, 'utf8')) ?? []
  if (newer !== undefined) return readIcon(newer)
  const { __iconData }: { __iconData: { node: Shape[] } } = await import(pathToFileURL(file).href)
  return __iconData.node
}

const pascalCase = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

for (const file of readdirSync(folder)) rmSync(join(folder, file))
for (const name of names) {
  const shapes = (await readIcon(name)).map(([element, { key, ...attributes }]) =>
    JSON.stringify([element, attributes]),
  )
  writeFileSync(
    join(folder, `${name}.ts`),
    `import { createIcon } from '#client/ui/icon.ts'\n\nexport const ${pascalCase(name)} = createIcon([\n  ${shapes.join(',\n  ')},\n])\n`,
  )
}
copyFileSync(join(lucide, 'LICENSE'), join(folder, 'LICENSE'))

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const projectRoot = join(import.meta.dirname, '..')

/** Commands of the final stage need the image's own users. */
const FINAL = 'image'

interface Stage {
  name: string
  from: string
  instructions: readonly { keyword: string; rest: string }[]
}

/**
 * Makes the folder of the built program with the packages that it loads: carries out the Dockerfile's stages after the build, in
 * folders instead of images. The project must be built.
 *
 * @param folder an empty one.
 * @returns the folder that is /app in the image.
 */
export function makeProgramFolder(folder: string): string {
  for (const stage of readStages().filter(({ name }) => name !== 'build')) carryOut(stage, folder)
  return join(folder, FINAL, 'app')
}

function readStages(): Stage[] {
  const text = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '')
  return text
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((part) => {
      const instructions = [...part.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, keyword = '', rest = '']) => ({
        keyword,
        rest,
      }))
      const [from = '', , name = FINAL] = instructions[0]?.rest.split(' ') ?? []
      return { name, from, instructions }
    })
}

function carryOut({ name, from, instructions }: Stage, folder: string): void {
  // Stages on top of the build have the project in /app.
  const placeOf = (stage: string, path: string) =>
    path.startsWith('/app') && (stage === 'build' || (stage === name && from === 'build'))
      ? join(projectRoot, path.slice('/app'.length))
      : join(folder, stage, path)
  let workdir = '/app'
  for (const { keyword, rest } of instructions) {
    if (keyword === 'WORKDIR') workdir = rest
    if (keyword === 'COPY') {
      const words = rest.split(' ')
      const source = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
      const target = words.pop() ?? ''
      const to = placeOf(name, join(target.startsWith('/') ? '' : workdir, target))
      for (const word of words) {
        const place = source === undefined ? join(projectRoot, word) : placeOf(source, word)
        cpSync(place, target.endsWith('/') ? join(to, basename(word)) : to, { recursive: true })
      }
    }
    if (keyword === 'RUN' && name !== FINAL) {
      const cwd = placeOf(name, workdir)
      mkdirSync(cwd, { recursive: true })
      const command = rest.replaceAll(` /${name}/`, ` ${placeOf(name, `/${name}`)}/`)
      execFileSync('sh', ['-euc', command], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    }
  }
}

import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript-api'
import { eventually } from '#tests/support/project/eventually.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

/** What a process says of itself. */
export interface Probe {
  /** Changes with any change of built-in prototypes and their methods. */
  shared: string
  /** Bytes after a garbage collection. */
  memory: number
  /** Open file descriptors; 0 where the system does not say. */
  descriptors: number
}

export interface ProbedServer extends RunningServer {
  probe(): Promise<Probe>
}

/** Starts the built server with a probe in its process. */
export async function startProbedServer(settings: Record<string, string> = {}): Promise<ProbedServer> {
  const server = await startBuiltServer({ NODE_OPTIONS: `--import=${await compileProbe()}`, ...settings })
  const { pid } = server.process
  let probes = 0
  return {
    ...server,
    async probe() {
      probes++
      server.process.kill('SIGUSR2')
      const said = await eventually(() => {
        const lines = server.output().match(/^probe \{.*\}$/gm) ?? []
        if (lines.length < probes) throw new Error('The probe does not answer')
        return lines[probes - 1]?.slice('probe '.length) ?? ''
      })
      const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => [])
      return { ...JSON.parse(said), descriptors: descriptors.length }
    },
  }
}

/** @returns the path of a module that any Node can load. */
async function compileProbe(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-probe-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const name of ['shared-objects', 'process-probe']) {
    const source = await readFile(join(projectRoot, `tests/support/attacks/${name}.ts`), 'utf8')
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      },
    })
    await writeFile(join(folder, `${name}.js`), outputText)
  }
  return join(folder, 'process-probe.js')
}

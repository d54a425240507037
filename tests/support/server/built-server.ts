import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderTemplate } from '#tests/support/files/folder-template.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { quickStart } from './quick-start.ts'

/** The program of `npm start`. */
export const builtServer = join(projectRoot, 'dist/server/main.js')

/** The first start makes a database and seeds it: seconds here, more on a busy machine. */
const startSeconds = 120
/** All tests come from one address, faster than people do, on machines of any speed. */
const patience = { CLIENT_BUDGET: '0', LOAD_SHEDDING: 'off' }
/** Longer than the server takes for an orderly stop. */
const stopSeconds = 90

export interface RunningServer {
  /** Address without a trailing slash. */
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Stops it in order and removes its data folder. Rejects when it had to be killed or ended with a failure. */
  stop(): Promise<void>
}

/** A server that was started and may not be ready yet. */
type LaunchedServer = Pick<RunningServer, 'process' | 'output'> & {
  /** Resolves when it has ended and its output was read. */
  closed: Promise<void>
  kill(signal: NodeJS.Signals): void
}

interface LaunchOptions {
  /** Compile for speed and shed load, as `npm start` does: where speed or memory is measured. */
  isOptimized?: boolean
  script?: 'start' | 'dev'
  folder?: string
}

/**
 * Launches the built server as `npm start` does: a process of its own, with the demo seed, on a free port unless set.
 *
 * @param settings environment variables, DATA_DIR among them.
 * @param o.script npm script to run instead, in a process group of its own. Signals go to all of it, as from a terminal.
 * @param o.folder of a built application instead of the project.
 */
export function launchBuiltServer(settings: Record<string, string>, o: LaunchOptions = {}): LaunchedServer {
  let printed = ''
  const [program, args] =
    o.script === undefined
      ? [
          process.execPath,
          [...(o.isOptimized ? [] : quickStart), '--enable-source-maps', 'dist/server/main.js'],
        ]
      : ['npm', ['run', o.script]]
  const server = spawn(program, args, {
    detached: o.script !== undefined,
    cwd: o.folder ?? projectRoot,
    env: {
      ...plainEnvironment(),
      ...(!o.isOptimized && patience),
      ...{ NODE_ENV: 'development', DEMO: 'on', PORT: '0', ...settings },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hear = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const closed = new Promise<void>((done) => {
    server.once('close', () => done())
  })
  return {
    process: server,
    output: () => printed,
    closed,
    kill(signal) {
      if (o.script === undefined || server.pid === undefined) server.kill(signal)
      else process.kill(-server.pid, signal)
    },
  }
}

/**
 * Starts the built server and waits until it is ready.
 *
 * @param settings environment variables to add or to replace; with DATA_DIR, that folder is used and left alone, else a new
 *   one, which has the demo from the start if the server would seed it.
 * @param o as of `launchBuiltServer`.
 * @throws when it exits or is not ready in time; the message holds what it printed.
 */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  o: LaunchOptions = {},
): Promise<RunningServer> {
  const ownFolder = settings.DATA_DIR === undefined
  const dataDir = settings.DATA_DIR ?? (await newFolder(settings, o))
  const { process: server, output, closed, kill } = launchBuiltServer({ ...settings, DATA_DIR: dataDir }, o)
  const url = await new Promise<string>((ready, fail) => {
    const giveUp = (reason: string) => {
      if (server.exitCode === null) kill('SIGKILL')
      fail(new Error(`The server ${reason}. It printed:\n${output()}`))
    }
    const timer = setTimeout(() => giveUp(`was not ready after ${startSeconds} s`), startSeconds * 1000)
    server.stdout?.on('data', () => {
      const address = /^ +Website +(http\S+)$/m.exec(output())?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      ready(address)
    })
    server.once('error', (error) => giveUp(`did not start: ${error.message}`))
    server.once('close', (code) => {
      clearTimeout(timer)
      giveUp(`exited with ${code}`)
    })
  })
  return {
    url,
    dataDir,
    process: server,
    output,
    async stop() {
      const killedBefore = server.signalCode === 'SIGKILL'
      kill('SIGTERM')
      const timer = setTimeout(() => kill('SIGKILL'), stopSeconds * 1000)
      await closed
      clearTimeout(timer)
      if (ownFolder) await removeFolder(dataDir)
      // npm ends by the signal, also when the server goes on.
      const inOrder = o.script === undefined ? server.exitCode === 0 : server.signalCode !== 'SIGKILL'
      if (killedBefore || inOrder) return
      throw new Error(
        `The server did not stop in order: ${server.signalCode ?? server.exitCode}. It printed:\n${output()}`,
      )
    },
  }
}

function newFolder({ DEMO = 'on', DATABASE_URL }: Record<string, string>, o: LaunchOptions): Promise<string> {
  const ofProject = o.script === undefined && o.folder === undefined
  const seeds = ofProject && DEMO === 'on' && DATABASE_URL === undefined
  return seeds ? copyOfDemo() : mkdtemp(join(tmpdir(), 'pravesh-e2e-'))
}

/** A temporary data folder as the built server leaves it after its first start: the demo in it. The caller removes it. */
export async function copyOfDemo(): Promise<string> {
  const build = await readFile(join(projectRoot, 'dist/.build-stamp'), 'utf8')
  const template = await folderTemplate('demo-template', build, async (folder) => {
    await (await startBuiltServer({ DATA_DIR: folder })).stop()
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-e2e-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}

/** Runs the built server until it ends by itself, with a setting that it refuses, say. */
export async function runBuiltServer(
  settings: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  const server = spawn(process.execPath, [...quickStart, builtServer], {
    env: { ...plainEnvironment(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const code = await new Promise<number | null>((done) => {
    server.once('close', done)
  })
  return { code, errors }
}

/** The environment without the server's own settings, which a developer may have set for another purpose. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own =
    /^(WEB_CONCURRENCY|STOP_.*|DATABASE_.*|DIRECT_DATABASE_URL|PUBLIC_URL|SITE_CONFIG|HOST|TRUST_PROXY|INTROSPECTION|SANDBOX|LOG_LEVEL|SMTP_URL|MAIL_FROM|S3_.*|YOUTUBE_.*|METRICS_.*|BACKUP_.*|CLIENT_BUDGET|LOAD_SHEDDING)$/
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
  return { ...rest, TZ: 'UTC' }
}

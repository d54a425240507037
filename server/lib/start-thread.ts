import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread. In the build its bundle, `{name}.js`, is in the folder of the server's bundle. In the sources
 * `{name}-from-source.js` loads it: a thread does not inherit what lets its starter load TypeScript, neither from tsx on Node 20
 * nor from Vitest.
 *
 * @param from the caller's `import.meta.url`: both lie in one folder.
 */
export function startThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${name}.js`, from), options)
  return new Worker(new URL(`${name}-from-source.js`, from), { ...options, execArgv: [] })
}

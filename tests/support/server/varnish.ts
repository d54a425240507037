import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { freePort, startOnFreePorts } from './free-port.ts'
import { end, pidsOf, type ReverseProxy, untilItListens } from './reverse-proxy.ts'

/** Whether Varnish is installed. */
export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0

/** Starts Varnish as `deploy/varnish.vcl` and `deploy/compose.cache.yaml` say, in front of a server of the tests. */
export const startVarnish = ([port = 0]: readonly number[]) => startOnFreePorts(() => start(port))

async function start(backend: number): Promise<Omit<ReverseProxy, 'secureUrl'>> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-varnish-'))
  const port = await freePort()
  const shipped = await readFile(join(projectRoot, 'deploy/varnish.vcl'), 'utf8')
  const config = join(folder, 'varnish.vcl')
  await writeFile(config, shipped.replace('"pravesh"', '"127.0.0.1"').replace('"4000"', `"${backend}"`))
  const varnish = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', config, '-a', `127.0.0.1:${port}`],
      ...['-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  for (const output of [varnish.stdout, varnish.stderr])
    output.on('data', (chunk) => {
      printed += chunk
    })
  await untilItListens(port, varnish, () => printed)
  return {
    url: `http://127.0.0.1:${port}`,
    upstreamErrors: async () => [],
    logged: async () => printed,
    pids: () => pidsOf(varnish),
    async stop() {
      await end(varnish)
      await removeFolder(folder)
    },
  }
}

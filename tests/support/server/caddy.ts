import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { freePort, startOnFreePorts } from './free-port.ts'
import { end, pidsOf, type ReverseProxy, untilItListens } from './reverse-proxy.ts'

/** Whether Caddy is installed. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** Starts Caddy as `deploy/Caddyfile` says, in front of servers of the tests. */
export const startCaddy = (ports: readonly number[]) => startOnFreePorts(() => start(ports))

async function start(ports: readonly number[]): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-caddy-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const secureUrl = `https://localhost:${securePort}`
  const shipped = await readFile(join(projectRoot, 'deploy/Caddyfile'), 'utf8')
  // Nothing outside this folder, no certificate from elsewhere, and everything is logged.
  const options = 'debug\n admin off\n local_certs\n skip_install_trust\n auto_https disable_redirects\n'
  const config = join(folder, 'Caddyfile')
  await writeFile(config, shipped.replace(/^\{\n/m, `{\n${options}`))
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      DOMAIN: `${url}, ${secureUrl}`,
      UPSTREAM: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  caddy.stderr.on('data', (chunk) => {
    printed += chunk
  })
  await untilItListens(port, caddy, () => printed)
  return {
    url,
    secureUrl,
    async upstreamErrors() {
      return printed.split('\n').filter((line) => line.includes('"logger":"http.log.error'))
    },
    async logged() {
      return printed
    },
    pids: () => pidsOf(caddy),
    async stop() {
      await end(caddy)
      await removeFolder(folder)
    },
  }
}

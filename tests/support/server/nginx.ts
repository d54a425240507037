import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { makeCertificate } from '#tests/support/http/certificates.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { freePort, startOnFreePorts } from './free-port.ts'
import { end, pidsOf, type ReverseProxy, untilItListens } from './reverse-proxy.ts'

/** Whether nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Starts nginx as `deploy/nginx.conf` says, in front of servers of the tests. */
export const startNginx = (ports: readonly number[]) => startOnFreePorts(() => start(ports))

async function start(ports: readonly number[]): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-nginx-'))
  const [port, securePort] = [await freePort(), await freePort()]
  const { certificate, key } = await makeCertificate(folder, 'localhost')
  const shipped = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  // Nothing outside this folder, no certificate from elsewhere, and a log of all errors beside those that the file wants.
  const site = shipped
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}; listen 127.0.0.1:${securePort} ssl http2;`)
    .replaceAll('/etc/letsencrypt/live/example.edu.np/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/example.edu.np/privkey.pem', key)
    .replace('server 127.0.0.1:4000;', ports.map((one) => `server 127.0.0.1:${one};`).join(' '))
    .replace('error_log', `error_log ${folder}/upstream.log; error_log`)
    .replaceAll('/var/cache', folder)
    .replaceAll('/var/log/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 4096; }
     http { proxy_cache_lock_timeout 1h; proxy_cache_lock_age 1h; access_log ${folder}/access.log; ${temporary} ${site} }`,
  )
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  nginx.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const url = `http://127.0.0.1:${port}`
  await untilItListens(port, nginx, () => printed)
  return {
    url,
    secureUrl: `https://localhost:${securePort}`,
    async upstreamErrors() {
      const log = await readFile(join(folder, 'upstream.log'), 'utf8')
      return log.split('\n').filter((line) => line.includes(', upstream: '))
    },
    async logged() {
      const logs = ['access.log', 'error.log', 'pravesh.log', 'pravesh-error.log']
      const texts = logs.map((name) => readFile(join(folder, name), 'utf8').catch(() => ''))
      return (await Promise.all(texts)).join('')
    },
    pids: () => pidsOf(nginx),
    async stop() {
      await end(nginx)
      await removeFolder(folder)
    },
  }
}

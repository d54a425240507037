import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { projectRoot } from './paths.ts'
import { removeFolder } from './remove-folder.ts'

/** Whether nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

interface Nginx {
  /** Address without a trailing slash. */
  url: string
  /** What went wrong between it and the servers, in its words. */
  upstreamErrors(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts nginx as `deploy/nginx.conf` says, but without https, in front of servers of the tests. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-nginx-'))
  const port = await freePort()
  const shipped = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  const site = shipped
    .replace(/server \{\s+listen 80;[^}]*\}/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/.*(listen \[::\]:443|ssl_certificate).*\n/g, '')
    .replace('server 127.0.0.1:4000;', ports.map((one) => `server 127.0.0.1:${one};`).join(' '))
    .replaceAll('/var/cache/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; ${temporary} ${site} }`,
  )
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  nginx.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${printed}`)
    await wait(50)
  }
  return {
    url,
    async upstreamErrors() {
      const log = await readFile(join(folder, 'error.log'), 'utf8')
      return log.split('\n').filter((line) => line.includes(', upstream: '))
    },
    async stop() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'close')
      await removeFolder(folder)
    },
  }
}

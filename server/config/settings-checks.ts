import { totalmem } from 'node:os'
import { connectionsWithin, descriptorLimit, RAISE_DESCRIPTORS } from '#server/lib/descriptors.ts'
import { said, say, sayLabel } from '#server/locales/say.ts'
import type { Check } from './check.ts'
import type { Env } from './env.ts'

/** Memory of the first start and of each later process, as docs/operations.md states them. */
export const NEEDED_MEMORY = { start: 450e6, process: 350e6 }
/** Of a process on the day of results: with fewer, hundreds of visitors at once are turned away. */
const NEEDED_DESCRIPTORS = 4_096
/** Of a password that others can try. */
const FEWEST_CHARACTERS = 12

/** Findings from the settings and the machine alone. A site that only this machine can reach needs little. */
export function settingsChecks(env: Env): Check[] {
  const node = nodeProblem()
  const machine: Check[] = [
    node === undefined
      ? { name: 'Node.js', state: 'ok', text: process.versions.node }
      : { name: 'Node.js', state: 'warning', text: node },
    memoryCheck(env),
    descriptorsCheck(),
  ]
  if (env.reachableBy === undefined) return machine
  return [
    ...machine,
    proxyCheck(env),
    publicUrlCheck(env),
    env.demo
      ? {
          name: 'Demo',
          state: 'problem',
          text: say`Others can reach the site, and anybody may sign in with the demo accounts. Set DEMO=off.`,
        }
      : { name: 'Demo', state: 'ok', text: say`off` },
    mailCheck(env),
    secretsCheck(env),
  ]
}

/** The sentences of all checks that found something, each with the name of its check. */
export function findingsOf(checks: readonly Check[]): string[] {
  return checks.filter(({ state }) => state !== 'ok').map(({ name, text }) => `${name}: ${said(text)}`)
}

function mailCheck({ mailSet, smtpUrl, dataDir }: Env): Check {
  const name = 'Mail'
  const without = say`Mails are only written to ${`${dataDir}/outbox`}: nobody can confirm an address or reset a password.`
  if (!mailSet)
    return {
      name,
      state: 'warning',
      text: say`SMTP_URL is not set. ${without} Name a mail server, or none.`,
    }
  return { name, state: 'ok', text: smtpUrl === undefined ? without : say`SMTP_URL is set.` }
}

function proxyCheck({ trustProxy, trustProxySet, publicUrl }: Env): Check {
  const name = 'Reverse proxy'
  if (trustProxySet)
    return { name, state: 'ok', text: trustProxy === false ? say`none` : say`TRUST_PROXY is set` }
  return publicUrl === undefined
    ? { name, state: 'ok', text: say`TRUST_PROXY is not needed without one` }
    : {
        name,
        state: 'warning',
        text: say`TRUST_PROXY is not set. Behind a reverse proxy all visitors have one address then, and share every limit. Set TRUST_PROXY=on if a proxy is in front, else TRUST_PROXY=off.`,
      }
}

function publicUrlCheck({ publicUrl }: Env): Check {
  const name = 'Address'
  if (publicUrl === undefined) {
    return {
      name,
      state: 'warning',
      text: say`PUBLIC_URL is not set. Links in mails lead to the address that the server listens on.`,
    }
  }
  return publicUrl.startsWith('https:')
    ? { name, state: 'ok', text: publicUrl }
    : {
        name,
        state: 'warning',
        text: say`${publicUrl} is not encrypted: others in the network can read passwords. Put a reverse proxy with https in front, and set PUBLIC_URL to its address.`,
      }
}

function memoryCheck({ processes }: Env): Check {
  const name = 'Memory'
  // Zero or a huge number without a limit.
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  const needed = Math.max(NEEDED_MEMORY.start, NEEDED_MEMORY.process * processes)
  return memory >= needed
    ? {
        name,
        state: 'ok',
        text: say`${gigabytes(memory)} for ${many(processes)}`,
      }
    : {
        name,
        state: 'warning',
        text: say`${gigabytes(memory)} are less than the ${gigabytes(needed)} for ${many(processes)}. Give the server more, or set WEB_CONCURRENCY to a smaller number.`,
      }
}

function descriptorsCheck(): Check {
  const name = 'File descriptors'
  const limit = descriptorLimit()
  if (limit === undefined || limit >= NEEDED_DESCRIPTORS) {
    return {
      name,
      state: 'ok',
      text: limit === undefined ? say`the system does not tell the limit` : `${limit}`,
    }
  }
  return {
    name,
    state: 'warning',
    text: say`A process may open ${limit}, and so takes ${connectionsWithin(limit)} connections; ${NEEDED_DESCRIPTORS} are needed. ${sayLabel(RAISE_DESCRIPTORS)}`,
  }
}

/** Passwords in settings that others would guess. */
function secretsCheck({ databaseUrl }: Env): Check {
  const name = 'Secrets'
  // Not every address that PostgreSQL takes is a URL: a socket's is not.
  const url = databaseUrl !== undefined && URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  const isRemote = url !== undefined && !/^(|localhost|127\..*|\[::1\])$/.test(url.hostname)
  return !isRemote || url.password.length >= FEWEST_CHARACTERS
    ? { name, state: 'ok', text: say`nothing that others would guess` }
    : {
        name,
        state: 'warning',
        text: say`The password in DATABASE_URL has fewer than ${FEWEST_CHARACTERS} characters. Give the database user a long random one.`,
      }
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
const many = (processes: number) => (processes === 1 ? say`1 process` : say`${processes} processes`)

/** Last days on which versions of Node.js get security fixes, by the project's schedule (nodejs.org/en/about/previous-releases). */
const LAST_DAYS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}
const NEWEST_LTS = 26

/** A sentence when this version of Node.js gets no security fixes; undefined when it does, or is not known here. */
export function nodeProblem(version = process.versions.node, now = new Date()): string | undefined {
  const major = Number(version.split('.')[0])
  const lastDay = LAST_DAYS[major] ?? (major % 2 === 1 || major < 20 ? '1970-01-01' : undefined)
  if (lastDay === undefined || now.toISOString().slice(0, 10) <= lastDay) return undefined
  return say`Version ${version} gets no security fixes any more. Install Node.js ${NEWEST_LTS}.`
}

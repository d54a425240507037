import type { Check } from './check.ts'
import type { Env } from './env.ts'

/** What the settings alone tell. */
export function settingsChecks(env: Env): Check[] {
  const isPublic = env.publicUrl !== undefined
  return [
    !isPublic || env.trustProxy !== false
      ? { name: 'TRUST_PROXY', state: 'ok', text: isPublic ? 'set' : 'not needed without PUBLIC_URL' }
      : {
          name: 'TRUST_PROXY',
          state: 'warning',
          text: 'not set. Behind a reverse proxy all visitors have one address then, and share every limit. Set TRUST_PROXY=on if a proxy is in front, else TRUST_PROXY=off.',
        },
    isPublic || env.demo
      ? { name: 'PUBLIC_URL', state: 'ok', text: env.publicUrl ?? 'not needed for a demo' }
      : {
          name: 'PUBLIC_URL',
          state: 'warning',
          text: 'not set. Links in mails lead to the address that the server listens on.',
        },
    isPublic && env.demo
      ? {
          name: 'Demo',
          state: 'problem',
          text: 'the site has a PUBLIC_URL, and anybody may sign in with the demo accounts. Set NODE_ENV=production or DEMO=off.',
        }
      : { name: 'Demo', state: 'ok', text: env.demo ? 'on' : 'off' },
    env.smtpUrl !== undefined || env.demo
      ? { name: 'SMTP_URL', state: 'ok', text: env.smtpUrl === undefined ? 'not needed for a demo' : 'set' }
      : {
          name: 'SMTP_URL',
          state: 'warning',
          text: `not set. Mails are only written to ${env.dataDir}/outbox: nobody can confirm an address or reset a password.`,
        },
  ]
}

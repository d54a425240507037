import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { smtpProblem } from '#server/mail/mailer.ts'

/** Whether the mail server answers and takes user and password. No mail is sent. */
export async function mailServerChecks({ smtpUrl }: Env): Promise<Check[]> {
  if (smtpUrl === undefined) return []
  const { host } = new URL(smtpUrl)
  const name = 'Mail server'
  const problem = await smtpProblem(smtpUrl)
  return [
    problem === undefined
      ? { name, state: 'ok', text: `${host} answers` }
      : {
          name,
          state: 'problem',
          text: `${host}, which SMTP_URL names, takes no mail (${problem}). Check the address, user and password.`,
        },
  ]
}

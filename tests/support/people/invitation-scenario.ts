import type { Role } from '#server/generated/prisma/enums.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import type { MailReceiver } from '#tests/support/server/mail-receiver.ts'
import { accountPassword } from './accounts.ts'
import { AcceptInvitation, Invitations, InviteUser } from './invitation-operations.ts'

interface Scene {
  app: TestApp
  mails: MailReceiver
  /** The invited person. */
  email: string
}

/** Actions of staff and of the invited person. */
export function invitationScenario(scene: () => Scene) {
  const admin = () => scene().app.as('ADMIN')
  const invite = async (more: { role?: Role; name?: string; candidateId?: string } = {}) =>
    (await admin().run(InviteUser, { email: scene().email, role: 'TEACHER', ...more })).inviteUser
  return {
    admin,
    invite,
    async invited(more: Parameters<typeof invite>[0] = {}) {
      const answer = await invite(more)
      if (answer.__typename !== 'Invited') throw new Error(JSON.stringify(answer))
      return answer.invitation
    },
    /** The token in the newest of so many mails. */
    async tokenMailed(count = 1): Promise<string> {
      const { mails, email } = scene()
      const received = await mails.mailsTo(email, count)
      return received.at(-1)?.link?.searchParams.get('token') ?? ''
    },
    accept: async (token: string, password = accountPassword, browser = scene().app.newClient()) =>
      (await browser.run(AcceptInvitation, { token, password })).acceptInvitation,
    async linksOf(email: string) {
      const links = await scene().app.db.prisma.candidateLink.findMany({ where: { user: { email } } })
      return links.map(({ candidateId }) => candidateId)
    },
    listed: async () => (await admin().run(Invitations)).invitations,
  }
}

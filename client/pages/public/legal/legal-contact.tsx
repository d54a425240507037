import { rich, t } from '#client/locales/t.ts'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import type { LegalParty } from './legal-document.ts'
import { Section } from './legal-text.tsx'

/** Whom to ask: the end of every legal text. */
export function LegalContact({ site }: { site: LegalParty }) {
  const { name, email, phones, address } = site
  return (
    <Section id="contact">
      <h2>{t('Contact')}</h2>
      <p>
        {!email || !address || phones.length === 0
          ? rich('{name} has not published how to reach it yet.', { name: <Lang>{name}</Lang> })
          : rich('{name}, {address}. Write to {email} or call {phones}.', {
              name: <Lang>{name}</Lang>,
              address: <Lang>{address}</Lang>,
              email: <TextLink to={`mailto:${email}`}>{email}</TextLink>,
              phones: phones.map((phone, index) => (
                <span key={phone}>
                  {index > 0 && ', '}
                  <TextLink to={telephoneLink(phone)}>{phone}</TextLink>
                </span>
              )),
            })}
      </p>
    </Section>
  )
}

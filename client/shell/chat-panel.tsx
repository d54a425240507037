import { MessageCircle, MessagesSquare, Phone, X } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { telephoneLink, whatsAppLink } from '#client/content/phone.ts'
import type { SiteShellFragment } from '#client/gql/graphql.ts'
import { color, layer, radius, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { popoverBehaviour } from './popover.ts'

/** The floating button that offers the ways to talk to somebody: those that the institute has. */
export function ChatPanel({
  site,
}: {
  site: Pick<SiteShellFragment, 'whatsAppNumber' | 'messengerUrl' | 'phones'>
}) {
  const id = useId()
  const [phone] = site.phones
  const ways = [
    { label: 'WhatsApp', to: site.whatsAppNumber && whatsAppLink(site.whatsAppNumber), Icon: MessageCircle },
    { label: 'Messenger', to: site.messengerUrl, Icon: MessagesSquare },
    { label: 'Call Us', to: phone && telephoneLink(phone), Icon: Phone },
  ].flatMap(({ to, ...way }) => (to ? [{ ...way, to }] : []))
  if (ways.length === 0) return null
  return (
    <aside data-no-print aria-label="Chat">
      <Opener type="button" popoverTarget={id}>
        <MessageCircle size="1.5rem" />
        <VisuallyHidden>Chat with us</VisuallyHidden>
      </Opener>
      <Panel id={id} popover="auto" {...popoverBehaviour}>
        <Head>
          <strong>Chat with us</strong>
          <Closer type="button" popoverTarget={id} popoverTargetAction="hide">
            <X size="1.25rem" />
            <VisuallyHidden>Close</VisuallyHidden>
          </Closer>
        </Head>
        <PlainList>
          {ways.map(({ label, to, Icon }) => (
            <li key={label}>
              <a href={to}>
                <Icon size="1.25rem" />
                {label}
              </a>
            </li>
          ))}
        </PlainList>
      </Panel>
    </aside>
  )
}

const Opener = styled.button`
  position: fixed;
  right: ${space[4]};
  bottom: ${space[4]};
  z-index: ${layer('bar')};
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 0;
  border-radius: ${radius.round};
  background: ${color('accent')};
  color: ${color('onAccent')};
  box-shadow: 0 4px 12px ${color('shadow')};
`

const Panel = styled.div`
  position: fixed;
  inset: auto ${space[4]} calc(${space[4]} + 4.25rem) auto;
  width: min(17rem, calc(100vw - 2 * ${space[4]}));
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color('line')};
  border-top: 4px solid ${color('accent')};
  border-radius: ${radius.large};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: 0 12px 32px -8px ${color('shadow')};

  & a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 3rem;
    border-top: 1px solid ${color('line')};
    color: ${color('text')};
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: ${color('action')};
    text-decoration: underline;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Closer = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
`

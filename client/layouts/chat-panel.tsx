import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { color, layer, radius, space } from '#client/theme/theme.ts'
import { telephoneLink, whatsAppLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { VisuallyHidden, visuallyHidden } from '#client/ui/visually-hidden.tsx'
import { popoverBehaviour } from './popover.ts'

/** The button that offers the ways to talk to somebody: those that the institute has. */
export function ChatPanel({
  site,
}: {
  site: Pick<Site, 'whatsAppNumber' | 'messengerUrl' | 'phones' | 'chatPluginId'>
}) {
  const id = useId()
  const [wasOpened, setWasOpened] = useState(false)
  const [phone] = site.phones
  const ways = [
    { label: 'WhatsApp', to: site.whatsAppNumber && whatsAppLink(site.whatsAppNumber), Icon: MessageCircle },
    { label: 'Messenger', to: site.messengerUrl, Icon: MessagesSquare },
    { label: t('Call Us'), to: phone && telephoneLink(phone), Icon: Phone },
  ].flatMap(({ to, ...way }) => (to ? [{ ...way, to }] : []))
  if (ways.length === 0) return null
  return (
    <Corner data-no-print aria-label={t('Chat')}>
      <Opener type="button" popoverTarget={id}>
        <MessageCircle size="1.5rem" />
        <span>{t('Chat with us')}</span>
      </Opener>
      <Panel
        id={id}
        popover="auto"
        {...popoverBehaviour}
        onToggle={(event) => {
          popoverBehaviour.onToggle(event)
          if (event.newState === 'open') setWasOpened(true)
        }}
      >
        <Head>
          <strong>{t('Chat with us')}</strong>
          <Closer type="button" popoverTarget={id} popoverTargetAction="hide">
            <X size="1.25rem" />
            <VisuallyHidden>{t('Close')}</VisuallyHidden>
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
        {wasOpened && site.chatPluginId != null && <ChatPlugin page={site.chatPluginId} />}
      </Panel>
    </Corner>
  )
}

/** From here up there is room for the floating button beside the page's column. */
const FLOATS = '@media (min-width: 91rem) and (min-height: 30rem)'

/** Covers nothing: it floats beside the column of a wide window, and stands at the end of the page in all others. */
const Corner = styled.aside`
  grid-row: 3;
  grid-column: 1;
  justify-self: end;
  margin: ${space[4]};

  ${FLOATS} {
    position: sticky;
    z-index: ${layer('bar')};
    bottom: ${space[4]};
    grid-row: 2;
    align-self: end;
  }
`

/** The messages of the institute's Facebook page; loaded, so that Facebook learns of the visit, only when a visitor opens the chat. */
function ChatPlugin({ page }: { page: string }) {
  const search = new URLSearchParams({
    href: `https://www.facebook.com/${page}`,
    tabs: 'messages',
    width: '304',
    height: '320',
    small_header: 'true',
    hide_cover: 'true',
    show_facepile: 'false',
  })
  return (
    <Messages src={`https://www.facebook.com/plugins/page.php?${search}`} title={t('Chat on Facebook')} />
  )
}

const Messages = styled.iframe`
  width: 100%;
  height: 320px;
  border: 0;
`

const Opener = styled.button`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding-inline: ${space[4]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-weight: 600;

  ${FLOATS} {
    width: 3.5rem;
    height: 3.5rem;
    padding: 0;
    box-shadow: 0 4px 12px ${color('shadow')};

    & > span {
      ${visuallyHidden}
    }
  }
`

const Panel = styled.div`
  position: fixed;
  inset: auto ${space[4]} calc(${space[4]} + 4.25rem) auto;
  width: min(21rem, calc(100vw - 2 * ${space[4]}));
  max-height: calc(100dvh - 2 * ${space[4]});
  margin: 0;
  overflow-y: auto;
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
  @media (height < 30rem) {
    bottom: ${space[4]};
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

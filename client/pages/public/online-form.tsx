import styled from 'styled-components'
import { useSite } from '#client/data/root-data.ts'
import { MessagePage } from '#client/layouts/message-page.tsx'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Page } from '#client/ui/page.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { TextLink } from '#client/ui/text-link.tsx'

export function Component() {
  const { name, phones, onlineFormUrl } = useSite()
  const [phone] = phones
  return (
    <>
      <PageHead
        title={t('Online Form')}
        description={t('Apply for a course of {institute} with the online form.', { institute: name })}
      />
      {onlineFormUrl != null ? (
        <Screen>
          <Line>
            <h1>{t('Online Form')}</h1>
            <TextLink to={onlineFormUrl} newTab>
              {t('Open the form by itself')}
            </TextLink>
          </Line>
          <Frame
            src={onlineFormUrl}
            title={t('Online Form')}
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        </Screen>
      ) : phone === undefined ? (
        <Page title={t('Online Form')}>
          <NothingPublished seed="online form" />
        </Page>
      ) : (
        <MessagePage
          title={t('Online Form')}
          actions={
            <>
              <ButtonLink to={telephoneLink(phone)}>{t('Call {phone}', { phone })}</ButtonLink>
              <ButtonLink to={paths.contact} variant="secondary">
                {t('All ways to reach us')}
              </ButtonLink>
            </>
          }
        >
          <p>
            {rich(
              'There is no form to fill in online just now, so call {phone} and we will gladly write your application down with you.',
              { phone: <TextLink to={telephoneLink(phone)}>{phone}</TextLink> },
            )}
          </p>
        </MessagePage>
      )}
    </>
  )
}

/** As much of the screen as the bar leaves. */
const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: calc(100dvh - var(--bar-height));
  min-height: 30rem;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};
  background: ${color('sunken')};

  & > h1 {
    font-size: ${text('large')};
  }
  ${from('medium')} {
    padding-inline: ${space[8]};
  }
`

/** Forms of others are drawn for white. */
const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
  background: #fff;
  color-scheme: light;
`

import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import type { OnlineClassQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, radius, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { classIcons } from './class-icons.ts'

interface WaysInProps {
  site: Site
  content: OnlineClassQuery['content']['onlineClassPage']
}

/** The app for phones and the platform for browsers, as far as the institute has them. */
export function WaysIn({ site, content }: WaysInProps) {
  const { iosAppUrl, androidAppUrl, onlineClassUrl, phones } = site
  const [phone = ''] = phones
  const hasApp = androidAppUrl != null || iosAppUrl != null
  const appWords = hasApp ? content?.app : content?.withoutApp
  const browserWords = onlineClassUrl == null ? content?.withoutBrowser : content?.browser
  return (
    <Ways>
      {(hasApp || appWords != null) && (
        <Way data-hue="juniper">
          <PixelIcon drawing={classIcons.phone} size="7rem" />
          <div>
            <h2>{t('On your phone')}</h2>
            {appWords != null && <Words phone={phone}>{appWords}</Words>}
            {hasApp && (
              <Buttons>
                {androidAppUrl != null && (
                  <ButtonLink to={androidAppUrl}>{t('Download App for Android')}</ButtonLink>
                )}
                {iosAppUrl != null && (
                  <ButtonLink to={iosAppUrl} variant={androidAppUrl == null ? 'primary' : 'secondary'}>
                    {t('Download App for iOS')}
                  </ButtonLink>
                )}
              </Buttons>
            )}
          </div>
        </Way>
      )}
      {(onlineClassUrl != null || browserWords != null) && (
        <Way data-hue="rhododendron">
          <PixelIcon drawing={classIcons.computer} size="7rem" />
          <div>
            <h2>{t('In your browser')}</h2>
            {browserWords != null && <Words phone={phone}>{browserWords}</Words>}
            {onlineClassUrl != null && (
              <Buttons>
                <ButtonLink to={onlineClassUrl}>{t('Log in to the online class')}</ButtonLink>
              </Buttons>
            )}
          </div>
        </Way>
      )}
    </Ways>
  )
}

/** A paragraph with a link to call in place of the first `{phone}`. */
function Words({ children, phone }: { children: string; phone: string }) {
  const at = children.indexOf('{phone}')
  if (at < 0) return <p>{children}</p>
  return (
    <p>
      {children.slice(0, at)}
      {phone && <TextLink to={telephoneLink(phone)}>{phone}</TextLink>}
      {children.slice(at + '{phone}'.length)}
    </p>
  )
}

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};

  ${from('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
  }
`

const Way = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color('hueSoft')};

  & h2 {
    margin-bottom: ${space[2]};
  }
  ${from('small')} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ${from('medium')} {
    padding: ${space[8]};
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`

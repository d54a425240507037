import styled from 'styled-components'
import type { OnlineClassQuery } from '#client/gql/graphql.ts'
import { color, from, radius, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { classIcons } from './content.ts'

/** The app for phones and the platform for browsers, as far as the institute has them. */
export function WaysIn({ site }: { site: OnlineClassQuery['site'] }) {
  const { iosAppUrl, androidAppUrl, onlineClassUrl, phones } = site
  const [phone = ''] = phones
  const call = <TextLink to={telephoneLink(phone)}>{phone}</TextLink>
  const hasApp = androidAppUrl != null || iosAppUrl != null
  return (
    <Ways>
      <Way data-hue="juniper">
        <PixelIcon drawing={classIcons.phone} size="7rem" />
        <div>
          <h2>On your phone</h2>
          {hasApp ? (
            <>
              <p>Install the app, sign in with your student ID, and the day’s classes are there.</p>
              <Buttons>
                {androidAppUrl != null && (
                  <ButtonLink to={androidAppUrl}>Download App for Android</ButtonLink>
                )}
                {iosAppUrl != null && (
                  <ButtonLink to={iosAppUrl} variant={androidAppUrl == null ? 'primary' : 'secondary'}>
                    Download App for iOS
                  </ButtonLink>
                )}
              </Buttons>
            </>
          ) : (
            <p>Our app is not in the stores yet; call {call} and we tell you how classes reach your phone.</p>
          )}
        </div>
      </Way>
      <Way data-hue="rhododendron">
        <PixelIcon drawing={classIcons.computer} size="7rem" />
        <div>
          <h2>In your browser</h2>
          {onlineClassUrl == null ? (
            <p>You receive the link to your classroom when you enroll; call {call} if it got lost.</p>
          ) : (
            <>
              <p>
                On a computer, or where the phone is full: the same classroom without installing anything.
              </p>
              <Buttons>
                <ButtonLink to={onlineClassUrl}>Log in to the online class</ButtonLink>
              </Buttons>
            </>
          )}
        </div>
      </Way>
    </Ways>
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

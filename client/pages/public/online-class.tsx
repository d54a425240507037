import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { type Site, useIsEmptyPage, useSite } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { OnlineClassQuery as OnlineClassData } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { Page } from '#client/ui/page.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

const OnlineClassQuery = graphql(`
  query OnlineClass {
    content {
      onlineClassPage {
        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, OnlineClassQuery)).content.onlineClassPage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const site = useSite()
  const isEmpty = useIsEmptyPage()(paths.onlineClass)
  return (
    <>
      <Page title={t('Online Class')} intro={content?.intro}>
        <PageHead
          title={t('Online Class')}
          description={t(
            'How to join the online classes of {institute} on a phone or in the browser, and whom to ask for help.',
            { institute: site.name },
          )}
        />
        {isEmpty ? <NothingPublished seed="online class" /> : <WaysIn site={site} content={content} />}
      </Page>
      {content && content.features.length > 0 && (
        <Features lead={content.featuresLead} features={content.features} />
      )}
      {!isEmpty && <Support site={site} lead={content?.supportLead} />}
    </>
  )
}

/** Pictures of the two ways in, drawn in cells, as pixel-cells.ts reads it. */
const classIcons = {
  phone: `
....#####
....##...
....#....
....#...o
....#..oo
....#.ooo
....#..oo
....#...o
....#....
....#.+++
....#....
....#.+++
....#....
....####.
....###.#
....#####`,
  computer: `
.........
..#######
..#......
..#.....o
..#....oo
..#...ooo
..#....oo
..#.....o
..#......
..#..++++
..#......
..#######
.########
#########
+++++++++
.........`,
}

interface WaysInProps {
  site: Site
  content: OnlineClassData['content']['onlineClassPage']
}

/** The app for phones and the platform for browsers, as far as the institute has them. */
function WaysIn({ site, content }: WaysInProps) {
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

type Content = NonNullable<OnlineClassData['content']['onlineClassPage']>

interface FeaturesProps {
  lead: Content['featuresLead']
  features: Content['features']
}

/** Features for online students, along the line of a day. */
function Features({ lead, features }: FeaturesProps) {
  return (
    <WideSection title={t('A day online')} lead={lead} ground="sunken">
      <Thread>
        {features.map(({ title, when, text: words }) => (
          <li key={title}>
            <When>{when}</When>
            <h3>{title}</h3>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Thread>
    </WideSection>
  )
}

const Thread = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    padding: 0 0 ${space[8]} ${space[8]};
    border-left: 3px solid ${color('accent')};
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.2rem;
    left: calc(-0.625rem - 1.5px);
    width: 1.25rem;
    height: 1.25rem;
    background: ${color('hue')};
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }
  & h3 {
    margin-block: ${space[1]} ${space[2]};
  }
  & > li > h3 ~ p {
    color: ${color('textMuted')};
  }
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      padding: ${space[8]} ${space[8]} 0 0;
      border-top: 3px solid ${color('accent')};
      border-left: 0;
    }
    & > li::before {
      top: calc(-0.625rem - 1.5px);
      left: 0;
    }
  }
`

const When = styled.p`
  color: ${color('hueText')};
  font-size: ${text('small')};
  font-weight: 600;
`

interface SupportProps {
  site: Site
  lead: string | null | undefined
}

/** Whom to ask when the sound is gone. */
function Support({ site, lead }: SupportProps) {
  // An institute has no contact before its set-up.
  if (!site.email) return null
  return (
    <WideSection title={t('Support')} lead={lead} ground="ink" shape="beside">
      <Facts>
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <PlainList>
              {site.phones.map((phone) => (
                <li key={phone}>
                  <TextLink to={telephoneLink(phone)}>{phone}</TextLink>
                </li>
              ))}
            </PlainList>
          </dd>
        </div>
        <div>
          <dt>{t('Email')}</dt>
          <dd>
            <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{t('Location')}</dt>
          <dd>
            <address>{site.address}</address>
          </dd>
        </div>
      </Facts>
    </WideSection>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: ${space[6]} ${space[8]};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: ${text('large')};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  & address {
    padding-block: ${space[2]};
    font-style: normal;
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, auto);
  }
`

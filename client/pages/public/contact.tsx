import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { type Site, useIsEmptyPage, useSite } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ContactQuery as ContactData } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { listDigits } from '#client/locales/list-digits.ts'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { DayStrip } from '#client/ui/day-strip.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { Page } from '#client/ui/page.tsx'
import { telephoneLink, whatsAppLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { readHours } from '#client/ui/read-hours.ts'
import { Text } from '#client/ui/text.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

const ContactQuery = graphql(`
  query Contact {
    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, ContactQuery)).content.contactPage
}

export function Component() {
  const content = usePageData<typeof loader>()
  const site = useSite()
  const isEmpty = useIsEmptyPage()(paths.contact)
  return (
    <>
      <Page title={t('Contact')} intro={content?.intro}>
        <PageHead
          title={t('Contact')}
          description={t('Phone numbers, email, address and office hours of {institute}: {phones}.', {
            institute: site.name,
            phones: site.phones.join(', '),
          })}
        />
        {isEmpty ? <NothingPublished seed="contact" /> : <Ways site={site} content={content} />}
      </Page>
      {!isEmpty && <VisitUs site={site} lead={content?.visitLead} plan={content?.visitPlan ?? []} />}
    </>
  )
}

interface WaysProps {
  site: Site
  content: ContactData['content']['contactPage']
}

/** The ways to reach the institute; the phone is the first, and the largest. */
function Ways({ site, content }: WaysProps) {
  const hours = readHours(site.officeHours ?? '')
  return (
    <Grid>
      <PhoneCard as="section" data-surface="ink">
        <h2>
          <Phone /> {t('Phone')}
        </h2>
        <Numbers $longest={Math.max(...site.phones.map(({ length }) => length))}>
          {site.phones.map((phone) => (
            <li key={phone}>
              <a href={telephoneLink(phone)}>{phone}</a>
            </li>
          ))}
        </Numbers>
        {site.whatsAppNumber != null && (
          <p>
            {rich('Or write to us on {app}.', {
              app: <TextLink to={whatsAppLink(site.whatsAppNumber)}>WhatsApp</TextLink>,
            })}
          </p>
        )}
      </PhoneCard>
      <Way as="section">
        <h2>
          <Mail /> {t('Email')}
        </h2>
        <Fact>
          <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>
        </Fact>
        {content?.emailNote != null && (
          <Text $tone="muted" $size="small">
            {content.emailNote}
          </Text>
        )}
      </Way>
      <Way as="section">
        <h2>
          <MapPin /> {t('Address')}
        </h2>
        <Fact as="address">{site.address}</Fact>
        {content?.addressNote != null && (
          <Text $tone="muted" $size="small">
            {content.addressNote}
          </Text>
        )}
      </Way>
      <HoursCard as="section">
        <h2>
          <Clock /> {t('Office Hours')}
        </h2>
        <Fact>{site.officeHours}</Fact>
        {hours.length > 0 && <DayStrip times={hours} />}
      </HoursCard>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${space[4]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1.1fr) repeat(2, minmax(0, 1fr));
  }
`

const Way = styled(Card)`
  & > h2 {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    color: ${color('textMuted')};
    font-size: ${text('body')};
  }
  & > h2 > svg {
    width: 1.25em;
    color: ${color('accentStrong')};
  }
`

const Fact = styled.p`
  overflow-wrap: anywhere;
  font-size: ${text('large')};
  font-style: normal;
  font-weight: 600;
`

/** As large as the longest number leaves room for: one with a country code is half as long again. */
const Numbers = styled(PlainList)<{ $longest: number }>`
  container-type: inline-size;

  & a {
    font-size: min(${text('display')}, calc(100cqi / ${({ $longest }) => Math.max(1, $longest) * 0.62}));
  }
`

const PhoneCard = styled(Way)`
  background: ${color('ground')};
  color: ${color('text')};

  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    color: inherit;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    line-height: ${leading('flat')};
    text-decoration-color: ${color('accentStrong')};
  }
  & li > a:hover {
    color: ${color('accent')};
  }
  ${from('medium')} {
    grid-column: 1 / -1;
  }
  ${from('large')} {
    grid-column: auto;
    grid-row: span 2;
  }
`

const HoursCard = styled(Way)`
  ${from('medium')} {
    grid-column: 1 / -1;
  }
  ${from('large')} {
    grid-column: span 2;
  }
`

/** A place on a map, drawn in cells, as pixel-cells.ts reads it. */
const pinIcon = `
......###
....#####
...######
..####+++
..###++oo
..###+ooo
..###++oo
..####+++
...######
...######
....#####
....#####
.....####
......###
......###
........#`

interface VisitUsProps {
  site: Site
  lead: string | null | undefined
  plan: readonly { title: string; text: string }[]
}

/** Why to come by, and where to. */
function VisitUs({ site, lead, plan }: VisitUsProps) {
  return (
    <WideSection title={t('Visit us')} lead={lead} ground="sunken" shape="beside">
      {plan.length > 0 && (
        <Steps>
          {plan.map(({ title, text: words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <LongText>{words}</LongText>
            </li>
          ))}
        </Steps>
      )}
      <Place site={site} />
    </WideSection>
  )
}

/** A map where the institute has one, else how to find it without. */
function Place({ site }: { site: Site }) {
  const [phone = ''] = site.phones
  const address = site.address ?? ''
  if (site.mapEmbedUrl == null) {
    return (
      <Where data-hue="rhododendron">
        <PixelIcon drawing={pinIcon} size="5rem" />
        <p>
          {rich('We are at {address}; call {phone} and we guide you here from wherever you are.', {
            address: <Lang>{address}</Lang>,
            phone: <TextLink to={telephoneLink(phone)}>{phone}</TextLink>,
          })}
        </p>
      </Where>
    )
  }
  return (
    <MapFrame
      src={site.mapEmbedUrl}
      title={t('Map: {name}, {address}', { name: site.name, address })}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
    />
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[6]};
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step, ${listDigits});
    grid-row: span 2;
    color: ${color('accentStrong')};
    font-size: ${text('display')};
    font-weight: 700;
    line-height: 1;
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[2]};
      align-content: start;
    }
  }
`

const Where = styled.div`
  display: grid;
  grid-template-columns: fit-content(20%) minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;
  font-size: ${text('large')};

  & > svg {
    max-width: 100%;
  }
  & > p {
    overflow-wrap: anywhere;
  }

  ol + & {
    margin-top: ${space[8]};
    padding-top: ${space[6]};
    border-top: 1px solid ${color('line')};
  }
`

const MapFrame = styled.iframe`
  width: 100%;
  height: min(28rem, 70dvh);
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  ol + & {
    margin-top: ${space[8]};
  }
`

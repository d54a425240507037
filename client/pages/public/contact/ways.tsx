import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import type { ContactQuery } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { DayStrip } from '#client/ui/day-strip.tsx'
import { telephoneLink, whatsAppLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { readHours } from '#client/ui/read-hours.ts'
import { Text } from '#client/ui/text.ts'
import { TextLink } from '#client/ui/text-link.tsx'

interface WaysProps {
  site: Site
  content: ContactQuery['content']['contactPage']
}

/** The ways to reach the institute; the phone is the first, and the largest. */
export function Ways({ site, content }: WaysProps) {
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

import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import { listDigits } from '#client/locales/list-digits.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { pinIcon } from './pin-icon.ts'

interface VisitUsProps {
  site: Site
  lead: string | null | undefined
  plan: readonly { title: string; text: string }[]
}

/** Why to come by, and where to. */
export function VisitUs({ site, lead, plan }: VisitUsProps) {
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

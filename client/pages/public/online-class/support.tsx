import styled from 'styled-components'
import type { Site } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

interface SupportProps {
  site: Site
  lead: string | null | undefined
}

/** Whom to ask when the sound is gone. */
export function Support({ site, lead }: SupportProps) {
  // Before the set-up there is nobody to ask.
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

import styled from 'styled-components'
import type { OnlineClassQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

type Content = NonNullable<OnlineClassQuery['content']['onlineClassPage']>

interface FeaturesProps {
  lead: Content['featuresLead']
  features: Content['features']
}

/** Features for online students, along the line of a day. */
export function Features({ lead, features }: FeaturesProps) {
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

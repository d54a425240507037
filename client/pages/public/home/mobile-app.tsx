import Apple from 'lucide-react/icons/apple'
import Smartphone from 'lucide-react/icons/smartphone'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { below, from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { PhonePicture } from './phone-picture.tsx'

interface MobileAppProps {
  ios: string | null | undefined
  android: string | null | undefined
  /** The app's features. */
  text?: string | null | undefined
}

/** The institute's app, where it has one. */
export function MobileApp({ ios, android, text }: MobileAppProps) {
  if (!ios && !android) return null
  return (
    <WideSection
      title={t('The Class in Your Pocket')}
      ground="ink"
      shape="beside"
      lead={text}
      actions={
        <>
          {ios && (
            <ButtonLink to={ios} icon={<Apple />}>
              {t('Download for iOS')}
            </ButtonLink>
          )}
          {android && (
            <ButtonLink to={android} icon={<Smartphone />}>
              {t('Download for Android')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Standing data-no-print>
        <PhonePicture />
      </Standing>
    </WideSection>
  )
}

const Standing = styled.div`
  display: grid;
  justify-items: center;

  /* On a phone, a look at the upper half is enough. */
  ${below('medium')} {
    height: 9rem;
    margin-bottom: calc(-1 * ${space[8]});
    overflow: clip;
  }

  ${from('large')} {
    justify-items: end;
    margin-block: calc(-1 * ${space[8]});
  }
`

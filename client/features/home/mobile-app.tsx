import { Apple, Smartphone } from 'lucide-react'
import styled from 'styled-components'
import { color, from, space } from '#client/theme/theme.ts'
import { Band } from '#client/ui/band.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { PhonePicture } from './phone-picture.tsx'

interface MobileAppProps {
  ios: string | null | undefined
  android: string | null | undefined
}

/** The institute's app, where it has one. */
export function MobileApp({ ios, android }: MobileAppProps) {
  if (!ios && !android) return null
  return (
    <Band
      title="The Class in Your Pocket"
      ground="ink"
      lead="Live classes, recordings and study materials, on the bus and without a good connection: download once, watch again at home."
    >
      <Row>
        <Stores>
          {ios && (
            <ButtonLink to={ios} icon={<Apple />}>
              Download for iOS
            </ButtonLink>
          )}
          {android && (
            <ButtonLink to={android} icon={<Smartphone />}>
              Download for Android
            </ButtonLink>
          )}
        </Stores>
        <PhonePicture />
      </Row>
    </Band>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${space[10]};
  color: ${color('onInk')};

  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;

    /* The phone rises out of the band's lower edge, beside the words. */
    & > svg {
      justify-self: end;
      margin-block: -10rem calc(-1 * ${space[16]});
    }
  }
  ${from('large')} {
    & > svg {
      margin-block: -13rem calc(-1 * ${space[24]});
    }
  }
`

const Stores = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

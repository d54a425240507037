import Apple from 'lucide-react/icons/apple'
import Smartphone from 'lucide-react/icons/smartphone'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { below, from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

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

/** Lines of a class on the screen, as x, y and width. */
const lines = [
  [40, 172, 120],
  [40, 188, 84],
  [40, 262, 120],
  [40, 278, 66],
] as const

/** A phone with a class running on it. Decoration. */
function PhonePicture() {
  return (
    <Phone viewBox="0 0 200 340" aria-hidden="true">
      <rect x="10" y="8" width="180" height="324" rx="22" fill="var(--color-onInkMuted)" />
      <rect x="18" y="16" width="164" height="308" rx="16" fill="var(--color-ink)" />
      <rect x="26" y="28" width="148" height="272" rx="10" fill="var(--color-onInk)" />
      <rect x="76" y="309" width="48" height="5" rx="2.5" fill="var(--color-onInkMuted)" />
      <path d="M26 44h148v112h-148z" fill="var(--color-inkRaised)" />
      <path d="M26 156l38-38l20 20l34-34l56 52z" fill="var(--color-inkLine)" />
      <path d="M100 74l26 26l-26 26l-26-26z" fill="var(--color-accent)" />
      <path d="M94 88v24l18-12z" fill="var(--color-onAccent)" />
      <path d="M26 228l9-9l9 9zM44 228l9-9l9 9zM62 228l9-9l9 9zM80 228l9-9l9 9z" fill="var(--color-accent)" />
      <path d="M26 228h148v4h-148z" fill="var(--color-inkLine)" />
      {lines.map(([x, y, width]) => (
        <rect key={y} x={x} y={y} width={width} height="8" fill="var(--color-onInkMuted)" />
      ))}
    </Phone>
  )
}

const Phone = styled.svg`
  width: 12.5rem;
`

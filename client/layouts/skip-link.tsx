import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, layer, radius, space } from '#client/theme/theme.ts'
import { mainId } from './main-area.tsx'

/** First stop of the Tab key: past the menus. */
export function SkipLink() {
  return <Skip href={`#${mainId}`}>{t('Skip to main content')}</Skip>
}

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer('toast')};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-weight: 600;

  &:hover {
    color: ${color('onAccent')};
  }
  &:not(:focus) {
    transform: translateY(-200%);
  }
`

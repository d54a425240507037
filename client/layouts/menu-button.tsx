import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space } from '#client/theme/theme.ts'
import { visuallyHidden } from '#client/ui/visually-hidden.tsx'

/** Opens the popover of the given id; works without JavaScript. */
export function MenuButton({ opens }: { opens: string }) {
  return (
    <Face type="button" popoverTarget={opens}>
      <Menu size="1.5rem" />
      <Word>{t('Menu')}</Word>
    </Face>
  )
}

/** Closes it from within. */
export function CloseButton({ closes }: { closes: string }) {
  return (
    <Face type="button" popoverTarget={closes} popoverTargetAction="hide">
      <X size="1.5rem" />
      {t('Close')}
    </Face>
  )
}

/** A narrow phone has no room for it beside the institute's name and the results. */
const Word = styled.span`
  @media (width < 26rem) {
    ${visuallyHidden}
  }
`

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 2.75rem;
  min-height: 2.75rem;
  flex: none;
  justify-content: center;
  margin-left: auto;
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  font-weight: 600;

  & > svg {
    flex: none;
  }
  &:hover {
    background: ${color('actionSoft')};
  }
  [data-surface='ink'] &:hover {
    background: ${color('inkRaised')};
  }
`

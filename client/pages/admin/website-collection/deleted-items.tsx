import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface DeletedItemsProps {
  items: readonly { id: string; title: string }[]
  onRestore: (id: string) => void
}

/** Items deleted in the last two weeks. */
export function DeletedItems({ items, onRestore }: DeletedItemsProps) {
  return (
    <TitledSheet title={t('Deleted in the last 14 days')}>
      <SheetRows>
        {items.map(({ id, title }) => (
          <Row key={id}>
            <Lang>{title}</Lang>
            <KeepsFocusNear>
              <Button variant="secondary" size="small" data-needs-js onClick={() => onRestore(id)}>
                {t('Bring back')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </KeepsFocusNear>
          </Row>
        ))}
      </SheetRows>
    </TitledSheet>
  )
}

const Row = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};
`

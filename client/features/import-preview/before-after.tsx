import ArrowRight from 'lucide-react/icons/arrow-right'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { below, color, space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface BeforeAfterProps {
  after: string
  /** The present value; undefined without one. */
  before: string | undefined
}

/** A value, and what it replaces where that differs. */
export function BeforeAfter({ after, before }: BeforeAfterProps) {
  if (before === undefined || before === after) return <Lang>{after}</Lang>
  return (
    <Pair>
      <VisuallyHidden>{t('was')} </VisuallyHidden>
      <del>
        <Lang>{before}</Lang>
      </del>
      <ArrowRight size="0.9em" />
      <VisuallyHidden> {t('becomes')} </VisuallyHidden>
      <ins>
        <Lang>{after}</Lang>
      </ins>
    </Pair>
  )
}

const Pair = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  align-items: center;
  justify-content: end;

  ${below('medium')} {
    justify-content: start;
  }

  & > del {
    color: ${color('textMuted')};
  }
  & > svg {
    color: ${color('textMuted')};
  }
  & > ins {
    padding-inline: ${space[1]};
    background: ${color('accentSoft')};
    font-weight: 650;
    text-decoration: none;
  }
`

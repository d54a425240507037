import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { columnStyle } from './column-style.ts'
import { laidOutLater } from './laid-out-later.ts'

interface WideSectionProps {
  title: ReactNode
  children: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Links that belong to the whole section. */
  actions?: ReactNode
  /** Ground: the page's paper, a deeper paper, or ink. */
  ground?: 'paper' | 'sunken' | 'ink'
  /** `beside` puts title and content next to each other on large screens. */
  shape?: 'below' | 'beside'
}

/** A section of a public page, from edge to edge: title, content, and air. Pages set sections of changing shape below each other. */
export function WideSection({
  title,
  children,
  lead,
  actions,
  ground = 'paper',
  shape = 'below',
}: WideSectionProps) {
  const titleId = useId()
  return (
    <Strip aria-labelledby={titleId} $ground={ground} {...(ground === 'ink' && { 'data-surface': 'ink' })}>
      <Inside $shape={shape}>
        <Head $shape={shape}>
          <h2 id={titleId}>{title}</h2>
          {lead != null && <Lead>{lead}</Lead>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
        <div>{children}</div>
      </Inside>
    </Strip>
  )
}

const Strip = styled.section<{ $ground: 'paper' | 'sunken' | 'ink' }>`
  ${laidOutLater('44rem')}
  padding-block: ${space[8]};
  ${({ $ground }) =>
    $ground !== 'paper' &&
    css`
      background: ${color($ground)};
      color: ${color('text')};
    `}

  ${from('medium')} {
    padding-block: ${space[16]};
  }
  ${from('large')} {
    padding-block: ${space[24]};
  }
  @media print {
    padding-block: ${space[6]};
    break-inside: avoid-page;
  }
`

const Inside = styled.div<{ $shape: 'below' | 'beside' }>`
  ${columnStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[16]};

  ${from('medium')} {
    row-gap: ${space[8]};
  }
  ${from('large')} {
    gap: ${space[12]} ${space[16]};
    ${({ $shape }) => $shape === 'beside' && 'grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);'}
  }
`

const Head = styled.header<{ $shape: 'below' | 'beside' }>`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  max-width: 44rem;

  & > h2 {
    font-size: ${text('display')};
    letter-spacing: -0.012em;
    line-height: ${leading('flat')};
  }
  ${from('large')} {
    ${({ $shape }) => $shape === 'beside' && `position: sticky; top: calc(var(--bar-height) + ${space[8]}); align-self: start;`}
  }
`

const Lead = styled.p`
  color: ${color('textMuted')};
  line-height: ${leading('normal')};

  ${from('medium')} {
    font-size: ${text('large')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[3]};
`

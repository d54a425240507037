import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Pattern } from './motif/pattern.tsx'
import { Cluster, Stack } from './stack.ts'

interface PageProps {
  title: ReactNode
  children: ReactNode
  /** One or two sentences under the title. */
  intro?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Small words above the title, or breadcrumbs. */
  above?: ReactNode
  /** `reading` keeps text to some 70 characters a line, `wide` is for tables, `sections` is for a page of wide sections. */
  width?: 'reading' | 'normal' | 'wide' | 'sections'
  /** Smaller title and gaps, for areas where people work. */
  dense?: boolean
  /** Seed of a pattern beside the title, for public pages. */
  pattern?: string
}

/** The title block of a page and the column its sections stand in. Goes inside a layout, which has the `main`. */
export function Page({ title, children, pattern, width = 'normal', dense = false, ...head }: PageProps) {
  const titleBlock = <TitleBlock title={title} dense={dense} {...head} />
  return (
    <>
      {pattern !== undefined && <PagePattern seed={pattern}>{titleBlock}</PagePattern>}
      {width === 'sections' ? (
        children
      ) : (
        <Column $width={width} $dense={dense}>
          {pattern === undefined && titleBlock}
          {children}
        </Column>
      )}
    </>
  )
}

type TitleBlockProps = Pick<PageProps, 'title' | 'intro' | 'actions' | 'above'> & { dense: boolean }

function TitleBlock({ title, intro, actions, above, dense }: TitleBlockProps) {
  return (
    <Header>
      <div>
        {above}
        <Title $dense={dense}>{title}</Title>
        {intro != null && <Intro $dense={dense}>{intro}</Intro>}
      </div>
      {actions !== undefined && <Cluster $gap={3}>{actions}</Cluster>}
    </Header>
  )
}

/** A titled part of a page. */
export function Section({ title, children, id }: Pick<PageProps, 'title' | 'children'> & { id?: string }) {
  return (
    <Stack as="section" $gap={5} id={id}>
      <h2>{title}</h2>
      {children}
    </Stack>
  )
}

const widths = { reading: '46rem', normal: '80rem', wide: '96rem' }

/** Column of a page: centred, with room to the edge of the screen. Also for pages without a title block. */
export const Column = styled.div<{ $width?: keyof typeof widths; $dense?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $dense }) => ($dense ? space[6] : space[10])};
  align-content: start;
  width: 100%;
  max-width: ${({ $width = 'normal' }) => widths[$width]};
  margin-inline: auto;
  padding: ${({ $dense }) => ($dense ? space[6] : space[8])} ${space[4]} ${space[16]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: end;
  justify-content: space-between;
`

const Title = styled.h1<{ $dense: boolean }>`
  font-size: ${({ $dense }) => text($dense ? 'heading' : 'display')};
`

const Intro = styled.p<{ $dense: boolean }>`
  max-width: 40rem;
  overflow-wrap: anywhere;
  margin-top: ${({ $dense }) => ($dense ? space[1] : space[3])};
  color: ${color('textMuted')};
  font-size: ${({ $dense }) => text($dense ? 'body' : 'large')};
  line-height: ${leading('normal')};
`

/** A title on a strip of paper with a pattern at its side, whose edge is cut in teeth. */
function PagePattern({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <Strip>
      <Words>{children}</Words>
      <Side>
        <Pattern seed={seed} rows={2} cell={4} cover />
      </Side>
    </Strip>
  )
}

const Strip = styled.div`
  position: relative;
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunken')};

  ${from('large')} {
    min-height: 13rem;
    display: grid;
    align-items: center;
  }
`

const Words = styled.div`
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[4]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
  ${from('large')} {
    padding-block: ${space[10]};
    padding-right: max(32vw, 20rem);
  }
`

const Side = styled.div`
  height: 1.75rem;

  ${from('large')} {
    position: absolute;
    inset: 0 0 0 auto;
    width: 28vw;
    height: auto;

    /* Teeth along the left edge: whole ones at every height. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 100% 0 auto;
      width: 1.5rem;
      background: conic-gradient(from 45deg at 0 50%, ${color('patternMain')} 90deg, transparent 0) 0 0 / 1.5rem 3rem
        no-repeat round;
    }
  }
`

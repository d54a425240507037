import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
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
  /** `reading` keeps text to some 70 characters a line, `medium` has room for a column beside it, `wide` is for tables, `sections` is for a page of wide sections. */
  width?: 'reading' | 'medium' | 'normal' | 'wide' | 'sections'
  /** Smaller title and gaps, for areas where people work. */
  dense?: boolean
}

/** The title block of a page and the column its sections stand in. Goes inside a layout, which has the `main`. */
export function Page({ title, children, width = 'normal', dense = false, ...head }: PageProps) {
  const titleBlock = <TitleBlock title={title} dense={dense} {...head} />
  if (width === 'sections')
    return (
      <>
        <Top>{titleBlock}</Top>
        {children}
      </>
    )
  return (
    <Column $width={width} $dense={dense}>
      {titleBlock}
      {children}
    </Column>
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

const widths = { reading: '46rem', medium: '66rem', normal: '80rem', wide: '96rem' }

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

/** The first section brings its own air. */
const Top = styled(Column)`
  padding-bottom: 0;
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

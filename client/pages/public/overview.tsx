import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { FigurePicture, OverviewQuery as OverviewData } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { DotField, dotColumns } from '#client/ui/motif/dot-field.tsx'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { WideSection } from '#client/ui/wide-section.tsx'
import { latinDigits } from '#shared/digits.ts'

const OverviewQuery = graphql(`
  query Overview {
    content {
      overviewPage {
        id legacyIntro legacyDrawing facilitiesIntro facilities
        figures { label value picture }
        milestones { year title text }
        recognitions { title by text }
      }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, OverviewQuery)).content
}

export function Component() {
  const { overviewPage: content } = usePageData<typeof loader>()
  const isEmptyPage = useIsEmptyPage()
  const isEmpty =
    !content ||
    [content.figures, content.milestones, content.recognitions, content.facilities].every(
      ({ length }) => length === 0,
    )
  return (
    <Page
      title={t('Overview')}
      width="sections"
      {...(!isEmpty && { intro: t('The institute in figures, its history, recognition and facilities.') })}
    >
      <PageHead
        title={t('Overview')}
        description={t('The institute in figures, its history, recognition and facilities.')}
      />
      {isEmpty ? (
        <Column>
          <NothingPublished seed="overview" />
        </Column>
      ) : (
        <>
          <OverviewFigures figures={content.figures} />
          <Legacy {...content} />
          <Recognitions recognitions={content.recognitions} />
          <Facilities
            intro={content.facilitiesIntro}
            facilities={content.facilities}
            hasFloors={!isEmptyPage(paths.infrastructure)}
          />
        </>
      )}
    </Page>
  )
}

type Content = NonNullable<OverviewData['content']['overviewPage']>
type LegacyProps = Pick<Content, 'legacyIntro' | 'legacyDrawing' | 'milestones'>

/** The history of the institute, year by year along a line. */
function Legacy({ legacyIntro, legacyDrawing, milestones }: LegacyProps) {
  if (milestones.length === 0) return null
  return (
    <WideSection title={t('Our Legacy')} ground="sunken" lead={legacyIntro}>
      <Stack $gap={10}>
        {legacyDrawing === 'twoBuildings' && <TwoBuildings />}
        <Years>
          {milestones.map(({ year, title, text: words }) => (
            <li key={`${year} ${title}`}>
              <Year>{year}</Year>
              <h3>{title}</h3>
              <LongText>{words}</LongText>
            </li>
          ))}
        </Years>
      </Stack>
    </WideSection>
  )
}

/** Down along a line on a phone, along two lines from left to right on larger screens. */
const Years = styled.ol`
  display: grid;
  margin-left: ${space[3]};
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    padding: 0 0 ${space[8]} ${space[10]};
    border-left: 3px solid ${color('hue')};
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.3rem;
    left: -0.72rem;
    width: 1.25rem;
    height: 1.25rem;
    border: 5px solid ${color('hue')};
    background: ${color('accent')};
    rotate: 45deg;
  }
  & h3 {
    font-size: ${text('large')};
  }
  & p:last-child {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0;
    row-gap: ${space[10]};

    & > li {
      padding: ${space[6]} ${space[8]} 0 0;
      border: 0;
      border-top: 3px solid ${color('hue')};
    }
    & > li::before {
      top: -0.72rem;
      left: 0.2rem;
    }
  }
`

const Year = styled.p`
  font-size: ${text('title')};
  font-weight: 650;
  letter-spacing: -0.01em;
  line-height: 1.2;
`

const columns = [0, 1, 2, 3, 4, 5]
const floors = [0, 1, 2, 3, 4, 5]
/** Lit windows of the large building, as column and row; the door stands where two others would be. */
const lit = new Set(['1-0', '4-1', '2-2', '5-2', '0-3', '3-3', '1-4', '4-4', '5-5'])
const door = new Set(['2-5', '3-5'])
const windows = floors.flatMap((row) =>
  columns.map((column) => `${column}-${row}`).filter((place) => !door.has(place)),
)

/** Half diamonds of the pattern along the street, as middle and height. */
const hills = [
  [10, 38],
  [62, 58],
  [118, 44],
  [176, 66],
  [232, 50],
  [290, 62],
  [344, 42],
] as const

/** A small house, and a large building of years later. Decoration: the words below tell it. */
function TwoBuildings() {
  return (
    <Street viewBox="0 0 360 100" aria-hidden="true">
      <path
        d={hills.map(([x, height]) => `M${x - height} 100l${height}-${height}l${height} ${height}z`).join('')}
        fill="var(--color-patternGround)"
      />
      <path d="M52 50h56v50h-56z" fill="var(--color-patternShade)" />
      <path d="M46 50l8-8h52l8 8z" fill="var(--color-patternMain)" />
      <path d="M60 57h16v14h-16zM84 57h16v14h-16z" fill="var(--color-patternAccent)" />
      <path d="M68 57v14M92 57v14" stroke="var(--color-patternMain)" strokeWidth="1.5" />
      <path d="M58 80h20v20h-20zM84 80h18v20h-18z" fill="var(--color-patternMain)" />
      <path d="M212 18h96v82h-96z" fill="var(--color-patternMain)" />
      <path d="M206 18l6-6h96l6 6zM255 12l5-10l5 10z" fill="var(--color-patternShade)" />
      {windows.map((place) => {
        const [column = 0, row = 0] = place.split('-').map(Number)
        return (
          <rect
            key={place}
            x={219.5 + column * 14.6}
            y={24 + row * 12.5}
            width="8"
            height="7.5"
            fill={`var(--color-pattern${lit.has(place) ? 'Accent' : 'Ground'})`}
          />
        )
      })}
      <path d="M252 85h16v15h-16z" fill="var(--color-patternAccent)" />
      <path d="M0 99h360v1h-360z" fill="var(--color-patternMain)" />
    </Street>
  )
}

const Street = styled.svg`
  width: 100%;
`

type Figure = NonNullable<OverviewData['content']['overviewPage']>['figures'][number]

/** Each figure in the shape of the counted thing, from 1 to 100. Decoration beside the words. */
const pictures: Record<FigurePicture, (amount: number) => ReactNode> = {
  stairs: () => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path
        d="M0 36v-1h10v-1h10v-2h10v-3h10v-4h10v-5h10v-5h10v-6h10v-5h10v-4h10v36z"
        fill="var(--color-hue)"
      />
      <path d="M90 0h10v5h-10z" fill="var(--color-accent)" />
    </svg>
  ),
  ribbon: (amount) => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      <path d="M0 10h100v16h-100z" fill="var(--color-patternShade)" />
      <path d={`M0 10h${amount}v16h-${amount}z`} fill="var(--color-hue)" />
      <path d={`M${amount} 6v24`} stroke="var(--color-accentStrong)" strokeWidth="2" />
    </svg>
  ),
  ruler: (amount) => (
    <svg viewBox="0 0 100 36" aria-hidden="true">
      {Array.from({ length: amount + 1 }, (_, year) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: marks without a name
          key={year}
          d={`M${2 + (year * 95.7) / Math.max(amount, 29)} 36v-${year % 10 === 0 ? 30 : year % 5 === 0 ? 20 : 12}`}
          stroke={`var(--color-${year % 10 === 0 ? 'accentStrong' : 'hue'})`}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  ),
  rosettes: (amount) => (
    <DotField total={amount} filled={amount} columns={dotColumns(amount)} label={String(amount)} />
  ),
}

/** The number at the start of a figure such as "10,000+", as far as a picture shows it. */
function amountOf(value: string): number {
  const digits = latinDigits(value.replaceAll(',', ''))
  return Math.min(100, Math.max(1, Number.parseInt(/\d+/.exec(digits)?.[0] ?? '100', 10)))
}

/** The figures of the overview, on one sheet. */
function OverviewFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Figures>
      {figures.map(({ value, label, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd aria-hidden="true">{pictures[picture](amountOf(value))}</dd>
        </div>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  ${columnStyle}
  display: grid;
  /* Two, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${space[6]})), 1fr));
  gap: ${space[8]} ${space[6]};
  padding-block: ${space[10]};

  & > div {
    display: grid;
    grid-template-rows: 4.5rem auto auto;
    gap: ${space[1]};
  }
  & dd:has(svg) {
    grid-row: 1;
    display: grid;
    align-items: end;
    margin-bottom: ${space[2]};
  }
  & svg {
    width: 100%;
    max-width: 11rem;
    height: 4rem;
    justify-self: start;
  }
  & dd:not(:has(svg)) {
    grid-row: 2;
    font-size: ${text('poster')};
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1;
  }
  & dt {
    grid-row: 3;
    color: ${color('textMuted')};
    font-size: ${text('large')};
  }
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${space[12]};
  }
`

type Recognition = NonNullable<OverviewData['content']['overviewPage']>['recognitions'][number]

/** Papers on the wall of the director's office. */
function Recognitions({ recognitions }: { recognitions: readonly Recognition[] }) {
  if (recognitions.length === 0) return null
  return (
    <WideSection title={t('Recognition')}>
      <Wall>
        {recognitions.map(({ title, by, text: words }) => (
          <li key={title}>
            <Ribbon>
              <Pattern seed={title} rows={0} cell={1.5} cover />
            </Ribbon>
            <h3>{title}</h3>
            <Text $tone="muted" $size="small">
              {by}
            </Text>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Wall>
    </WideSection>
  )
}

const Wall = styled(PlainList)`
  display: grid;
  gap: ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* A certificate: paper in a double line. */
  & > li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding: ${space[5]};
    outline: 1px solid ${color('lineStrong')};
    outline-offset: -10px;
    border: 1px solid ${color('lineStrong')};
    background: ${color('raised')};
    text-align: center;
  }
  & h3 {
    font-size: ${text('large')};
  }
`

const Ribbon = styled.div`
  height: 2.5rem;
  margin-bottom: ${space[3]};
  overflow: hidden;
`

interface FacilitiesProps {
  intro: string | null | undefined
  facilities: readonly string[]
  /** Whether the page about the building has content. */
  hasFloors: boolean
}

/** Facilities of the building, in short. */
function Facilities({ intro, facilities, hasFloors }: FacilitiesProps) {
  if (facilities.length === 0) return null
  return (
    <WideSection
      title={t('Facilities')}
      ground="sunken"
      shape="beside"
      lead={intro}
      actions={
        hasFloors ? (
          <ButtonLink to={paths.infrastructure} variant="secondary">
            {t('Floor by floor')}
          </ButtonLink>
        ) : undefined
      }
    >
      <CheckList points={facilities} />
    </WideSection>
  )
}

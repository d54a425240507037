import { overviewFacilities } from '#client/content/overview.ts'
import { Legacy } from '#client/features/about/legacy.tsx'
import { OverviewFigures } from '#client/features/about/overview-figures.tsx'
import { Recognitions } from '#client/features/about/recognitions.tsx'
import { paths } from '#client/paths.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { Band } from '#client/ui/band.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { Page } from '#client/ui/page.tsx'

export function Component() {
  return (
    <Page
      title="Overview"
      cloth="overview"
      width="bands"
      intro="Who we are, where we come from, and what you find when you walk through the door."
    >
      <PageHead
        title="Overview"
        description="The institute in figures, its history since 1996, recognition and facilities."
      />
      <OverviewFigures />
      <Legacy />
      <Recognitions />
      <Band
        title="Facilities"
        ground="sunken"
        shape="beside"
        lead="Six floors, from the counseling desk to the examination hall."
        actions={
          <ButtonLink to={paths.infrastructure} variant="secondary">
            Floor by floor
          </ButtonLink>
        }
      >
        <CheckList points={overviewFacilities} />
      </Band>
    </Page>
  )
}

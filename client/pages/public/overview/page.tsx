import { PageHead } from '#client/layouts/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CheckList } from '#client/ui/check-list.tsx'
import { Page } from '#client/ui/page.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { overviewFacilities } from './content.ts'
import { Legacy } from './legacy.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { Recognitions } from './recognitions.tsx'

export function Component() {
  return (
    <Page
      title="Overview"
      pattern="overview"
      width="sections"
      intro="Who we are, where we come from, and what you find when you walk through the door."
    >
      <PageHead
        title="Overview"
        description="The institute in figures, its history since 1996, recognition and facilities."
      />
      <OverviewFigures />
      <Legacy />
      <Recognitions />
      <WideSection
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
      </WideSection>
    </Page>
  )
}

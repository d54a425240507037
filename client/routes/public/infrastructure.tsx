import { features } from '#client/content/infrastructure.ts'
import { Amenities } from '#client/features/about/amenities.tsx'
import { Building } from '#client/features/about/building.tsx'
import { EquipmentList } from '#client/features/about/equipment.tsx'
import { HouseFigures } from '#client/features/about/house-figures.tsx'
import { PageHead } from '#client/shell/page-head.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export function Component() {
  return (
    <Page
      title="Infrastructure and Facilities"
      cloth="infrastructure"
      width="bands"
      intro="A house built for one purpose: to learn a great deal in one year, and to come through it well."
    >
      <PageHead
        title="Infrastructure and Facilities"
        description="Six floors of classrooms, laboratories, library and examination hall, with what makes a long day easier."
      />
      <HouseFigures />
      <Column as="section" aria-labelledby="the-house">
        <VisuallyHidden as="h2" id="the-house">
          The house
        </VisuallyHidden>
        <Tabs
          label="The house"
          tabs={[
            { id: 'facilities', label: 'Facilities', panel: <Building /> },
            { id: 'features', label: 'Features', panel: <EquipmentList items={features} large /> },
            { id: 'amenities', label: 'Amenities', panel: <Amenities /> },
          ]}
        />
      </Column>
    </Page>
  )
}

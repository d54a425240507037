import { PageHead } from '#client/layouts/page-head.tsx'
import { Column, Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { Amenities } from './amenities.tsx'
import { Building } from './building.tsx'
import { BuildingFigures } from './building-figures.tsx'
import { features } from './content.ts'
import { EquipmentList } from './equipment.tsx'

export function Component() {
  return (
    <Page
      title="Infrastructure and Facilities"
      pattern="infrastructure"
      width="sections"
      intro="A house built for one purpose: to learn a great deal in one year, and to come through it well."
    >
      <PageHead
        title="Infrastructure and Facilities"
        description="Six floors of classrooms, laboratories, library and examination hall, with what makes a long day easier."
      />
      <BuildingFigures />
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

import { useLoaderData } from 'react-router-dom'
import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { AdministrativeTeam } from './administrative-team.tsx'
import { DepartmentPanel } from './department-panel.tsx'
import { Highlights } from './highlights.tsx'

/**
 * The people are part of the page's HTML and state, not of its JavaScript: the browser loads them itself only when it
 * comes here from another page.
 */
export async function loader() {
  const { faculty } = await import('./content/faculty.ts')
  return faculty
}

export function Component() {
  const { administration, departments } = useLoaderData<typeof loader>()
  const teachers = departments.reduce((sum, { members }) => sum + members.length, 0)
  return (
    <>
      <Page
        title="Meet Our Faculty"
        pattern="faculty"
        intro={`${teachers} teachers in ${departments.length} departments, and the ${administration.length} colleagues who keep the house in order.`}
      >
        <PageHead
          title="Faculty and Staff"
          description={`The ${teachers} teachers of zoology, chemistry, botany, physics and the mental agility test, and the administrative team.`}
        />
        <Tabs
          label="Faculty and staff"
          tabs={[
            {
              id: 'administration',
              label: 'Administrative Team',
              panel: <AdministrativeTeam members={administration} />,
            },
            {
              id: 'teaching',
              label: 'Teaching Faculty',
              panel: (
                <Tabs
                  label="Departments"
                  name="department"
                  tabs={departments.map((department) => ({
                    id: department.id,
                    label: department.name,
                    count: department.members.length,
                    panel: <DepartmentPanel department={department} />,
                  }))}
                />
              ),
            },
          ]}
        />
      </Page>
      <Highlights />
    </>
  )
}

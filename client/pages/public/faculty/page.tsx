import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Page } from '#client/ui/page.tsx'
import { TabsOrPanel } from '#client/ui/tabs-or-panel.tsx'
import { AdministrativeTeam } from './administrative-team.tsx'
import { DepartmentPanel } from './department-panel.tsx'
import { introOf, withTeachers } from './departments.ts'
import { Highlights } from './highlights.tsx'

const FacultyQuery = graphql(`
  query Faculty {
    content {
      administrativeTeam { id name designation bio photo { ...ContentPictureParts } }
      departments { id name slug motto picture }
      teachers {
        id name designation specialization bio department { id }
        photo { ...ContentPictureParts }
      }
      facultyPage { defaultBio highlights { title text } }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return (await loadData(context, FacultyQuery)).content
}

export function Component() {
  const { administrativeTeam, departments: all, teachers, facultyPage } = usePageData<typeof loader>()
  const departments = withTeachers(all, teachers)
  const tabs = [
    ...(administrativeTeam.length > 0
      ? [
          {
            id: 'administration',
            label: t('Administrative Team'),
            panel: (
              <AdministrativeTeam members={administrativeTeam} defaultBio={facultyPage?.defaultBio ?? null} />
            ),
          },
        ]
      : []),
    ...(departments.length > 0
      ? [{ id: 'teaching', label: t('Teaching Faculty'), panel: <Departments departments={departments} /> }]
      : []),
  ]
  const isEmpty = tabs.length === 0
  return (
    <>
      <Page
        title={t('Meet Our Faculty')}
        intro={isEmpty ? null : introOf(departments, administrativeTeam.length)}
      >
        <PageHead
          title={t('Faculty and Staff')}
          description={t(
            'The teachers of each department, what they teach and what they are like, and the administrative team of the institute.',
          )}
        />
        {isEmpty ? (
          <NothingPublished seed="faculty" />
        ) : (
          <TabsOrPanel label={t('Faculty and staff')} tabs={tabs} />
        )}
      </Page>
      {facultyPage && facultyPage.highlights.length > 0 && <Highlights highlights={facultyPage.highlights} />}
    </>
  )
}

function Departments({ departments }: { departments: ReturnType<typeof withTeachers> }) {
  return (
    <TabsOrPanel
      label={t('Departments')}
      name="department"
      tabs={departments.map((department) => ({
        id: department.slug,
        label: department.name,
        count: department.members.length,
        panel: <DepartmentPanel department={department} />,
      }))}
    />
  )
}

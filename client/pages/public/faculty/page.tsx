import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { graphql } from '#client/gql/gql.ts'
import type { FacultyQuery as FacultyData } from '#client/gql/graphql.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import { Page } from '#client/ui/page.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TabsOrPanel } from '#client/ui/tabs-or-panel.tsx'
import type { Hue } from '#shared/theme/color-schemes.ts'
import { type Department, introOf, withTeachers } from './departments.ts'
import { Person } from './person.tsx'

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

/** Reasons to trust the people above, on a deeper paper. */
function Highlights({ highlights }: { highlights: readonly { title: string; text: string }[] }) {
  return (
    <Ground>
      <Inside>
        {highlights.map(({ title, text: words }) => (
          <section key={title}>
            <h2>{title}</h2>
            <LongText>{words}</LongText>
          </section>
        ))}
      </Inside>
    </Ground>
  )
}

const Ground = styled.div`
  background: ${color('sunken')};
`

const Inside = styled.div`
  ${columnStyle}
  display: grid;
  gap: ${space[8]} ${space[12]};
  padding-block: ${space[12]};

  & h2 {
    margin-bottom: ${space[2]};
    font-size: ${text('title')};
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block: ${space[16]};
  }
`

const hues: { readonly [picture in NonNullable<Department['picture']>]?: Hue } = {
  zoology: 'rhododendron',
  botany: 'juniper',
  physics: 'barley',
}

/** One department: who leads it beside its picture, then everybody else. */
function DepartmentPanel({ department }: { department: Department }) {
  const { name, motto, picture, members } = department
  const [head, ...others] = members
  const icon = picture && subjectIcons[picture]
  return (
    <Stack $gap={10} data-hue={picture ? hues[picture] : undefined}>
      <Top>
        <Emblem>
          {icon && <PixelIcon drawing={icon} size="5rem" />}
          <div>
            <h2>{name}</h2>
            {motto != null && <p>{motto}</p>}
          </div>
        </Emblem>
        {head && <Person member={head} icon={icon} level="h3" lead />}
      </Top>
      {others.length > 0 && (
        <Others>
          {others.map((member) => (
            <Person key={member.id} member={member} icon={icon} level="h3" />
          ))}
        </Others>
      )}
    </Stack>
  )
}

const Top = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color('hueSoft')};

  ${from('medium')} {
    padding: ${space[8]};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
  }
`

const Emblem = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: center;

  & p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Others = styled.div`
  display: grid;
  gap: ${space[8]} ${space[10]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('wide')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** How many lead the institute: they come first. */
const leaders = 3

type Administrator = FacultyData['content']['administrativeTeam'][number]

interface AdministrativeTeamProps {
  members: readonly Administrator[]
  /** Text for people without a bio. */
  defaultBio: string | null
}

/** The institute's leaders, large; its staff, below. */
function AdministrativeTeam({ members, defaultBio }: AdministrativeTeamProps) {
  const person = (member: Administrator, lead: boolean) => (
    <Person
      key={member.id}
      member={{ ...member, bio: member.bio ?? defaultBio }}
      icon={subjectIcons.administration}
      level="h2"
      lead={lead}
    />
  )
  return (
    <Stack $gap={12}>
      <Leaders>{members.slice(0, leaders).map((member) => person(member, true))}</Leaders>
      {members.length > leaders && (
        <Office>{members.slice(leaders).map((member) => person(member, false))}</Office>
      )}
    </Stack>
  )
}

const Leaders = styled.div`
  display: grid;
  gap: ${space[8]};

  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Office = styled.div`
  display: grid;
  gap: ${space[8]} ${space[10]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

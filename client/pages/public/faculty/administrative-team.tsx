import styled from 'styled-components'
import type { FacultyQuery } from '#client/gql/graphql.ts'
import { from, space } from '#client/theme/theme.ts'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import { Stack } from '#client/ui/stack.ts'
import { Person } from './person.tsx'

/** How many lead the institute: they come first. */
const leaders = 3

type Administrator = FacultyQuery['content']['administrativeTeam'][number]

interface AdministrativeTeamProps {
  members: readonly Administrator[]
  /** Text for people without a bio. */
  defaultBio: string | null
}

/** The institute's leaders, large; its staff, below. */
export function AdministrativeTeam({ members, defaultBio }: AdministrativeTeamProps) {
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

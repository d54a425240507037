import styled from 'styled-components'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import { Stack } from '#client/ui/stack.ts'
import type { Hue } from '#shared/theme/color-schemes.ts'
import type { Department } from './departments.ts'
import { Person } from './person.tsx'

const hues: { readonly [picture in NonNullable<Department['picture']>]?: Hue } = {
  zoology: 'rhododendron',
  botany: 'juniper',
  physics: 'barley',
}

/** One department: who leads it beside its picture, then everybody else. */
export function DepartmentPanel({ department }: { department: Department }) {
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

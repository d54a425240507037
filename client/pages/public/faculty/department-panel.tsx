import styled from 'styled-components'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import type { Hue } from '#shared/theme/color-schemes.ts'
import type { Department, DepartmentId } from './content/faculty.ts'
import { Person } from './person.tsx'

const hues: { readonly [id in DepartmentId]?: Hue } = {
  zoology: 'rhododendron',
  botany: 'juniper',
  physics: 'barley',
}

/** One department: who leads it beside its picture, then everybody else. */
export function DepartmentPanel({ department }: { department: Department }) {
  const { id, name, motto, members } = department
  const [head, ...others] = members
  const icon = subjectIcons[id]
  return (
    <Backdrop data-hue={hues[id]}>
      <Top>
        <Emblem>
          <PixelIcon drawing={icon} size="5rem" />
          <div>
            <h2>{name}</h2>
            <p>{motto}</p>
          </div>
        </Emblem>
        {head && <Person member={head} icon={icon} level="h3" lead />}
      </Top>
      <Others>
        {others.map((member) => (
          <Person key={member.name} member={member} icon={icon} level="h3" />
        ))}
      </Others>
    </Backdrop>
  )
}

const Backdrop = styled.div`
  display: grid;
  gap: ${space[10]};
`

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

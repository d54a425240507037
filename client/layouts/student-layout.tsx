import styled from 'styled-components'
import { useEmptyPages } from '#client/data/root-data.ts'
import { space } from '#client/theme/theme.ts'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'
import { StudentLinks } from './student-links.tsx'
import { StudentTabs } from './student-tabs.tsx'

interface StudentLayoutProps extends DeskProps {
  /** Paths of the pages for students alone on which there is nothing. */
  emptyStudentPages?: readonly string[]
}

/** The layout of the student area: paper with a patterned edge, and on a phone with the most used pages under the thumb. */
export function StudentLayout({ emptyStudentPages = [], ...props }: StudentLayoutProps) {
  const emptyPages = [...useEmptyPages(), ...emptyStudentPages]
  return (
    <SidebarLayout
      {...props}
      ground="paper"
      links={<StudentLinks emptyPages={emptyPages} />}
      edge={
        <Edge>
          <Pattern seed="student" rows={0} cell={1} />
        </Edge>
      }
      tabs={<StudentTabs emptyPages={emptyPages} />}
    />
  )
}

const Edge = styled.div`
  margin-inline: -${space[4]};
`

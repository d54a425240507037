import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { Weave } from '#client/ui/weave.tsx'
import { DeskLayout, type DeskProps } from './desk-layout.tsx'
import { StudentLinks } from './student-links.tsx'
import { StudentTabs } from './student-tabs.tsx'

/** A student's desk: of paper, with a woven edge, and on a phone with the most used pages under the thumb. */
export function StudentLayout(props: DeskProps) {
  return (
    <DeskLayout
      {...props}
      ground="paper"
      links={<StudentLinks />}
      edge={
        <Thread>
          <Weave seed="student" rows={0} cell={1} />
        </Thread>
      }
      tabs={<StudentTabs />}
    />
  )
}

const Thread = styled.div`
  margin-inline: -${space[4]};
`

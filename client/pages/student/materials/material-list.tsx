import styled from 'styled-components'
import { DownloadPdf } from '#client/features/student-area/download-pdf.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { MaterialBookletFragment } from '#client/gql/graphql.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Text } from '#client/ui/text.ts'

export const MATERIAL_BOOKLET_FRAGMENT = graphql(`
  fragment MaterialBooklet on StudyMaterial {
    id
    title
    kind
    summary
    pdf { ...DownloadPdf }
  }
`)

/** The study materials as booklets, each with a pattern of its own. */
export function MaterialList({ materials }: { materials: readonly MaterialBookletFragment[] }) {
  return (
    <Shelf>
      {materials.map(({ id, title, kind, summary, pdf }) => (
        <Booklet key={id}>
          <Spine>
            <Pattern seed={id} rows={1} cell={2} cover />
          </Spine>
          <Words>
            <Text $tone="muted" $size="small">
              {kind}
            </Text>
            <h2>{title}</h2>
            <p>{summary}</p>
            <DownloadPdf pdf={pdf} of={title} />
          </Words>
        </Booklet>
      ))}
    </Shelf>
  )
}

const Shelf = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: ${space[4]};

  ${from('medium')} {
    gap: ${space[6]};
  }
`

const Booklet = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.small} ${radius.large} ${radius.large} ${radius.small};
  background: ${color('surface')};
`

const Spine = styled.div`
  overflow: hidden;
  border-right: 1px solid ${color('line')};
`

const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};

  & > h2 {
    font-size: ${text('large')};
  }
  & > p:last-child {
    margin-top: ${space[3]};
  }
`

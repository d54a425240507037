import styled from 'styled-components'
import type { OverviewQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Text } from '#client/ui/text.ts'
import { WideSection } from '#client/ui/wide-section.tsx'

type Recognition = NonNullable<OverviewQuery['content']['overviewPage']>['recognitions'][number]

/** Papers on the wall of the director's office. */
export function Recognitions({ recognitions }: { recognitions: readonly Recognition[] }) {
  if (recognitions.length === 0) return null
  return (
    <WideSection title={t('Recognition')}>
      <Wall>
        {recognitions.map(({ title, by, text: words }) => (
          <li key={title}>
            <Ribbon>
              <Pattern seed={title} rows={0} cell={1.5} cover />
            </Ribbon>
            <h3>{title}</h3>
            <Text $tone="muted" $size="small">
              {by}
            </Text>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Wall>
    </WideSection>
  )
}

const Wall = styled(PlainList)`
  display: grid;
  gap: ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* A certificate: paper in a double line. */
  & > li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding: ${space[5]};
    outline: 1px solid ${color('lineStrong')};
    outline-offset: -10px;
    border: 1px solid ${color('lineStrong')};
    background: ${color('raised')};
    text-align: center;
  }
  & h3 {
    font-size: ${text('large')};
  }
`

const Ribbon = styled.div`
  height: 2.5rem;
  margin-bottom: ${space[3]};
  overflow: hidden;
`

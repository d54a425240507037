import styled from 'styled-components'
import type { HomeQuery, ReasonDrawing } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

/** Drawings to choose from for a reason, in the cells of pixel-cells.ts. */
export const reasonDrawings: Record<ReasonDrawing, string> = {
  teacher: `
.........
....#####
...######
..##o##o#
..#ooo#oo
.###o##o#
.########
.#o#o#o#o
o#o#o#o#o
#########
++++++++.
.++++++++`,
  answerSheet: `
.##############..
.#............#..
.#.oo.++.++.++#..
.#............#..
.#.++.++.oo.++#..
.#............#..
.#.++.oo.++.++#..
.#............#oo
.#.oo.++.++..ooo#
.#..........ooo#.
.#.++.++...###...
.##############..`,
  group: `
......ooo
......ooo
......ooo
.oo......
oooo.####
.oo.#####
....#####
####.####
#####.###
#####....
+++++++++
.+.....++`,
  notes: `
.........
.#####...
########.
########o
#++++++#o
########o
#++++###o
########o
#++++++#o
########o
.#######o
.......#o`,
  medal: `
#........
##.....oo
.##..oooo
..##ooooo
...oooo##
...ooo###
...ooo###
...oooo##
....ooooo
.....oooo
....##.oo
...##....`,
  counseling: `
###########......
#.........#......
#.++++++..#......
#.........#......
#.++++..ooooooooo
#.......ooooooooo
########oo#####oo
..##....ooooooooo
..#.....oo###oooo
........ooooooooo
............ooo..
.............oo..`,
}

type Reason = NonNullable<HomeQuery['content']['homePage']>['reasons'][number]

/** Reasons for this institute, each with its drawing. */
export function WhyChooseUs({ intro, reasons }: { intro: string | null; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <WideSection title={t('Why Choose Us')} shape="beside" lead={intro}>
      <Reasons>
        {reasons.map(({ title, text: words, drawing }) => (
          <li key={title}>
            <Patch>
              <PixelIcon drawing={reasonDrawings[drawing]} />
            </Patch>
            <h3>{title}</h3>
            <LongText>{words}</LongText>
          </li>
        ))}
      </Reasons>
    </WideSection>
  )
}

const Reasons = styled(PlainList)`
  display: grid;
  gap: ${space[4]} ${space[12]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]};
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    align-content: start;
    align-items: center;
  }
  & h3 {
    font-size: ${text('large')};
  }
  /* On a phone over the whole width, under drawing and title. */
  & p {
    grid-column: 1 / -1;
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  ${from('medium')} {
    & > li {
      column-gap: ${space[5]};
    }
    & p {
      grid-column: 2;
      font-size: inherit;
    }
  }
`

const Patch = styled.span`
  display: block;
  width: 3.5rem;
  height: 2.5rem;

  ${from('medium')} {
    grid-row: span 2;
    align-self: start;
    width: 4.25rem;
    height: 3rem;
  }
`

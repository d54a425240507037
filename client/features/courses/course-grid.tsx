import styled from 'styled-components'
import { from, space } from '#client/theme/theme.ts'

/**
 * The courses of a group without an orphan in the last row: on large screens three, seven (three and four) or five (two
 * and three) fill their rows; between phone and large screen the first of an odd number takes a row of its own.
 */
export const CourseGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from('large')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :is(*, :first-child:nth-last-child(odd)) {
      grid-column: span 4;
    }
    & > :nth-last-child(-n + 4):nth-child(n + 4) {
      grid-column: span 3;
    }
    & > :first-child:nth-last-child(5),
    & > :first-child:nth-last-child(5) + * {
      grid-column: span 6;
    }
    & > :first-child:nth-last-child(5) ~ :nth-child(n + 3) {
      grid-column: span 4;
    }
  }
`

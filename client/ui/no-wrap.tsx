import styled from 'styled-components'

/** Words that stay on one line: a time and its AM, say. */
export const NoWrap = styled.span`
  white-space: nowrap;
`

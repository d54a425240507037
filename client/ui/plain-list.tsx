import styled from 'styled-components'

/** A list without bullets. Said to be a list once more, since Safari forgets it of lists without bullets. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`

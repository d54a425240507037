import styled from 'styled-components'

/** A group of controls without the browser's frame. */
export const PlainFieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`

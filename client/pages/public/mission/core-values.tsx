import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'

/** The values about the diamond that they make together. */
export function CoreValues({ values }: { values: readonly { name: string; text: string }[] }) {
  return (
    <WideSection title={t('Core Values')} ground="sunken">
      <Around>
        <Diamond viewBox="0 0 96 96" aria-hidden="true">
          <path d="M48 0l48 48l-48 48l-48-48z" fill="var(--color-patternMain)" />
          <path d="M48 10l38 38l-38 38l-38-38z" fill="var(--color-sunken)" />
          <path d="M48 18l30 30l-30 30l-30-30z" fill="var(--color-patternShade)" />
          <path d="M48 28l20 20l-20 20l-20-20z" fill="var(--color-patternMain)" />
          <path d="M48 37l11 11l-11 11l-11-11z" fill="var(--color-patternAccent)" />
          <path d="M46 0h4v96h-4zM0 46h96v4h-96z" fill="var(--color-sunken)" />
        </Diamond>
        <PlainList>
          {values.map(({ name, text: words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <LongText>{words}</LongText>
            </li>
          ))}
        </PlainList>
      </Around>
    </WideSection>
  )
}

const Around = styled.div`
  position: relative;

  & > ul {
    display: grid;
    gap: ${space[8]};
  }
  & h3 {
    font-size: ${text('title')};
  }
  & p {
    color: ${color('textMuted')};
  }
  ${from('large')} {
    display: grid;
    align-items: center;

    & > ul {
      grid-area: 1 / 1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[20]} 24rem;
    }
    & li:nth-child(odd) {
      text-align: right;
    }
  }
`

const Diamond = styled.svg`
  width: 9rem;
  margin-bottom: ${space[8]};

  ${from('large')} {
    grid-area: 1 / 1;
    justify-self: center;
    width: 19rem;
    margin: 0;
  }
`

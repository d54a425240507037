import styled from 'styled-components'
import { leading, text } from '#client/theme/theme.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { textParts } from './text-parts.ts'

/** A notice's words as they were typed: line breaks kept, addresses to press. */
export function NoticeText({ children }: { children: string }) {
  return (
    <Words lang={languageOf(children)}>
      {textParts(children).map(({ text: part, href, at }) =>
        href === undefined ? (
          part
        ) : (
          <TextLink key={at} to={href} newTab>
            {part}
          </TextLink>
        ),
      )}
    </Words>
  )
}

const Words = styled.p`
  font-size: ${text('large')};
  line-height: ${leading('normal')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

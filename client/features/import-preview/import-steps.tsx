import styled from 'styled-components'
import { listDigits } from '#client/locales/list-digits.ts'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'

interface ImportStepsProps {
  /** Noun for the rows: "results". */
  rows: string
  /** The last step: the action, and how it is taken back. */
  action: { title: string; more: string }
}

/** The steps, before the first one. */
export function ImportSteps({ rows, action }: ImportStepsProps) {
  const steps = [
    {
      title: t('The file is uploaded and every row is checked.'),
      more: t('If any row is wrong, you see which and why, and nothing is kept.'),
    },
    {
      title: t('You look at a preview.'),
      more: t(
        'How many {rows} are new, changed or unchanged, and what stands there now. Nobody else sees it.',
        { rows },
      ),
    },
    action,
  ]
  return (
    <List aria-label={t('What happens next')}>
      {steps.map(({ title, more }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{more}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space[5]};
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    position: relative;
    display: grid;
    gap: 0.1rem;
    min-height: 2.25rem;
    padding-left: ${space[12]};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step, ${listDigits});
    position: absolute;
    inset: 0.1rem auto auto 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid ${color('accent')};
    border-radius: ${radius.round};
    font-weight: 650;
  }
  & p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

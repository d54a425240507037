import styled from 'styled-components'
import { rich } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface LinkedCandidatesProps {
  links: readonly { candidateId: string; linkedAt: string; byStaff: boolean }[]
  /** The account that linked it without staff. */
  owner: 'you' | 'the student'
  busy: boolean
  onRemove: (candidateId: string) => void
}

/** The candidate IDs of an account, each with a button that removes it. */
export function LinkedCandidates({ links, owner, busy, onRemove }: LinkedCandidatesProps) {
  return (
    <List>
      {links.map(({ candidateId, linkedAt, byStaff }) => (
        <li key={candidateId}>
          <span>
            <strong>{candidateId}</strong>
            <small>
              {byStaff
                ? rich('Linked on {day} by staff', { day: <ShownDate at={linkedAt} /> })
                : owner === 'the student'
                  ? rich('Linked on {day} by the student', { day: <ShownDate at={linkedAt} /> })
                  : rich('Linked on {day} by you', { day: <ShownDate at={linkedAt} /> })}
            </small>
          </span>
          <KeepsFocusNear>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              data-needs-js
              onClick={() => onRemove(candidateId)}
            >
              {rich('Remove<hidden> {candidateId}</hidden>', {
                candidateId,
                hidden: (children) => <VisuallyHidden>{children}</VisuallyHidden>,
              })}
            </Button>
          </KeepsFocusNear>
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  border-top: 1px solid ${color('line')};

  & > li {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & strong {
    display: block;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { DashboardMissingFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { contentPath, paths } from '#client/paths.ts'
import { color, space } from '#client/theme/theme.ts'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'

/** How many are shown at once. */
const FEW = 5

type Missing = DashboardMissingFragment['missingContent']

/** Missing content of the website: shorter with each entry, and gone at the end. */
export function MissingContent({ missing }: { missing: Missing | undefined }) {
  if (!missing || missing.length === 0) return null
  return (
    <TitledSheet title={t('Missing on the website')}>
      <Rows missing={missing.slice(0, FEW)} />
      {missing.length > FEW && (
        <More>
          <summary>{t('{count} more', { count: missing.length - FEW })}</summary>
          <Rows missing={missing.slice(FEW)} />
        </More>
      )}
    </TitledSheet>
  )
}

function Rows({ missing }: { missing: Missing }) {
  return (
    <SheetRows>
      {missing.map(({ collection, itemId, text }) => (
        <Row key={text}>
          <Link to={collection == null ? paths.adminNotices : contentPath(collection, itemId ?? undefined)}>
            {text}
          </Link>
        </Row>
      ))}
    </SheetRows>
  )
}

const Row = styled.li`
  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[2]} ${space[4]};
  }
`

const More = styled.details`
  border-top: 1px solid ${color('line')};

  & > summary {
    min-height: 2.75rem;
    padding: ${space[3]} ${space[4]};
    cursor: pointer;
  }
`

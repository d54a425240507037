import styled from 'styled-components'
import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { subjectMarkWords } from './outcome-names.ts'

interface SubjectMarksProps {
  subjects: MarkSheetFragment['subjects']
}

/** The marks of the subjects, in the order of the institute's file. */
export function SubjectMarks({ subjects }: SubjectMarksProps) {
  if (subjects.length === 0) return null
  return (
    <section aria-label={t('Marks by subject')}>
      <List>
        {subjects.map((subject) => (
          <div key={subject.name}>
            <dt>
              <Lang>{subject.name}</Lang>
            </dt>
            <dd>{subjectMarkWords(subject)}</dd>
          </div>
        ))}
      </List>
    </section>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[8]};
  border-top: 1px solid ${color('line')};
  line-height: ${leading('tight')};

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > div {
    display: flex;
    gap: ${space[4]};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    min-width: 0;
    font-size: ${text('small')};
    overflow-wrap: anywhere;
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import type { Course } from './load-course.ts'

/** The entrance exam's marks of each subject as bars of one scale. */
export function ExamMarks({ marks, questions }: Pick<Course, 'marks'> & { questions: Course['questions'] }) {
  const total = marks.reduce((sum, one) => sum + one.marks, 0)
  const most = Math.max(...marks.map((one) => one.marks))
  return (
    <Table>
      <caption>
        {questions == null
          ? t('{total} marks', { total })
          : t('{total} marks, {questions} questions', { total, questions })}
      </caption>
      <thead hidden>
        <tr>
          <th scope="col">{t('Subject')}</th>
          <th scope="col">{t('Marks')}</th>
        </tr>
      </thead>
      <tbody>
        {marks.map(({ subject, marks: count }) => (
          <Row key={subject}>
            <th scope="row">{subject}</th>
            <td>
              <Bar style={{ width: `${(count / most) * 80}%` }} />
              {count}
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;

  & > caption {
    padding-bottom: ${space[3]};
    font-size: ${text('large')};
    font-weight: 600;
    text-align: left;
  }
`

const Row = styled.tr`
  & > th {
    width: 1%;
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    font-weight: 500;
    text-align: left;
  }
  & > td {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding-block: ${space[2]};
    font-weight: 600;
  }
`

/** A ribbon in the course's hue. */
const Bar = styled.span.attrs({ 'aria-hidden': true })`
  height: 1.25rem;
  background:
    conic-gradient(from 135deg at 50% 0, ${color('accent')} 90deg, transparent 0) 0 100% / 0.75rem 0.375rem repeat-x,
    ${color('hue')};
  print-color-adjust: exact;
`

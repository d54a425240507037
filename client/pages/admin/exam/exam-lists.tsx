import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { examPath, examResultsFiles, examSlipsFile, meritListFiles, paths } from '#client/paths.ts'
import { Accordion } from '#client/ui/accordion.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { candidateCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { SLIPS_IN_FILE } from '#shared/limits.ts'
import { SlipsDownload } from './slips-download.tsx'

interface Group {
  name?: string | null
  candidates: number
}

interface ExamListsProps {
  exam: { id: string; title: string; groups: readonly Group[] }
  /** The exam as a whole, which may have more groups than are listed; none without a mark. */
  all: { candidates: number; withoutMark: number } | undefined
}

/** The exam's results as lists to print and files, for all candidates and for each group. */
export function ExamLists({ exam, all }: ExamListsProps) {
  const { groups } = exam
  const everybody = {
    label: t('All candidates'),
    group: undefined,
    candidates: all
      ? all.candidates + all.withoutMark
      : groups.reduce((sum, { candidates }) => sum + candidates, 0),
  }
  // Candidates on no list have no group to ask for; they are among all.
  const named = groups.flatMap(({ name, candidates }) =>
    name ? [{ label: name, group: name, candidates }] : [],
  )
  const lists = [everybody, ...named]
  return (
    <Accordion
      initial={idOf(everybody)}
      items={lists.map((list) => ({
        id: idOf(list),
        title: (
          <>
            <strong>
              <Lang>{list.label}</Lang>
            </strong>
            <span>{candidatesOf(list)}</span>
          </>
        ),
        content: <Lists exam={exam} list={list} />,
      }))}
    />
  )
}

interface List {
  label: string
  group: string | undefined
  candidates: number
}

/** A group may have the name of everybody. */
const idOf = ({ label, group }: List) => `${group !== undefined} ${label}`

function candidatesOf({ candidates }: List): string {
  return candidateCount(candidates)
}

function Lists({
  exam: { id, title },
  list: { label, group, candidates },
}: Pick<ExamListsProps, 'exam'> & { list: List }) {
  return (
    <Cluster $gap={2}>
      <ButtonLink
        variant="secondary"
        size="small"
        icon={<Printer />}
        to={examPath(paths.adminExamList, id, group)}
      >
        {t('List to print')}
        <VisuallyHidden>, {label}</VisuallyHidden>
      </ButtonLink>
      {filesOf(id, group).map(({ words, to }) => (
        <ButtonLink key={words} variant="secondary" size="small" icon={<FileDown />} isFile to={to}>
          {words}
          <VisuallyHidden>, {label}</VisuallyHidden>
        </ButtonLink>
      ))}
      {partsOf(candidates).map(({ part, range }) => (
        <SlipsDownload
          key={part}
          to={localFile(`${examPath(examSlipsFile, id, group)}${part > 1 ? `&part=${part}` : ''}`)}
          fileName={`${[title, group, range === undefined ? t('result slips') : t('result slips {range}', { range })].filter(Boolean).join(' - ')}.pdf`}
          label={range === undefined ? t('Result slips (PDF)') : t('Result slips {range} (PDF)', { range })}
          of={label}
        />
      ))}
    </Cluster>
  )
}

function filesOf(examId: string, group: string | undefined): { words: string; to: string }[] {
  const files = [
    { words: t('Download as CSV'), path: examResultsFiles.csv },
    { words: t('Download as XLSX'), path: examResultsFiles.xlsx },
    { words: t('Merit list (PDF)'), path: meritListFiles.pdf },
    { words: t('Merit list (CSV)'), path: meritListFiles.csv },
  ]
  return files.map(({ words, path }) => ({ words, to: localFile(examPath(path, examId, group)) }))
}

/** The files that so many slips come in; a single one needs no range. */
function partsOf(candidates: number): { part: number; range: string | undefined }[] {
  const parts = Math.ceil(candidates / SLIPS_IN_FILE)
  return Array.from({ length: parts }, (_, index) => {
    const [first, last] = [index * SLIPS_IN_FILE + 1, Math.min((index + 1) * SLIPS_IN_FILE, candidates)]
    return { part: index + 1, range: parts > 1 ? t('{first} to {last}', { first, last }) : undefined }
  })
}

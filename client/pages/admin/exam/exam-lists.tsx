import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { localFile } from '#client/locales/locale.ts'
import { rich, t } from '#client/locales/t.ts'
import { examPath, examResultsFiles, examSlipsFile, meritListFiles, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Accordion } from '#client/ui/accordion.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { candidateCount } from '#client/ui/counts.ts'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { saveBlob } from '#client/ui/save-blob.ts'
import { Cluster } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { grouped } from '#shared/digits.ts'
import { SLIPS_IN_FILE } from '#shared/limits.ts'

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

interface SlipsDownloadProps {
  /** Of the file. */
  to: string
  fileName: string
  /** The button's words. */
  label: string
  /** Whose slips they are. */
  of: string
}

/** A link to a file of slips. In the browser it shows how many are made; without JavaScript the browser downloads it. */
export function SlipsDownload({ to, fileName, label, of }: SlipsDownloadProps) {
  const [progress, setProgress] = useState<SlipsProgress | 'starting'>()
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function download(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const controller = new AbortController()
    underWay.current = controller
    setOutcome(undefined)
    setProgress('starting')
    try {
      saveBlob(fileName, await downloadSlips(to, { signal: controller.signal, onProgress: setProgress }))
      setOutcome('saved')
    } catch {
      if (!controller.signal.aborted) setOutcome('failed')
    }
    setProgress(undefined)
  }

  return (
    <Box $wide={progress !== undefined || outcome === 'failed'}>
      {progress === undefined ? (
        <KeepsFocusNear key="link" as="span">
          <ButtonLink
            variant="secondary"
            size="small"
            icon={<FileDown />}
            isFile
            to={to}
            onClick={(event) => void download(event)}
          >
            {label}
            <VisuallyHidden>, {of}</VisuallyHidden>
          </ButtonLink>
        </KeepsFocusNear>
      ) : (
        <KeepsFocusNear key="progress" as="span">
          <Line>
            <ProgressBar
              label={
                progress === 'starting'
                  ? t('Starting…')
                  : t('{done} of {all} slips', { done: grouped(progress.done), all: grouped(progress.all) })
              }
              value={progress === 'starting' ? undefined : progress.done / progress.all}
            />
            <Button variant="secondary" size="small" onClick={() => underWay.current?.abort()}>
              {rich('Cancel<hidden> the slips, {of}</hidden>', {
                of,
                hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
              })}
            </Button>
          </Line>
        </KeepsFocusNear>
      )}
      {outcome === 'failed' && (
        <Text as="span" $tone="danger" $size="small">
          {t('The slips were not downloaded. Check your connection and try again.')}
        </Text>
      )}
      <VisuallyHidden role="status">
        {progress !== undefined && t('The slips are being made, {of}.', { of })}
        {outcome === 'saved' && t('The slips are downloaded, {of}.', { of })}
        {outcome === 'failed' && t('The slips were not downloaded, {of}.', { of })}
      </VisuallyHidden>
    </Box>
  )
}

const Box = styled.span<{ $wide: boolean }>`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${({ $wide }) => $wide && 'flex: 1 1 100%;'}
`

const Line = styled.span`
  display: grid;
  justify-self: stretch;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
`

interface SlipsProgress {
  done: number
  all: number
}

/** The server puts them between the slips. */
const PROGRESS = /\n% (\d+) of (\d+) slips\n/g
const LONGEST_PROGRESS = 40

/** Downloads slips, which are made meanwhile. */
async function downloadSlips(
  path: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: SlipsProgress) => void },
): Promise<Blob> {
  const answer = await fetch(path, { signal })
  if (!answer.ok || !answer.body) throw new Error(`The slips were answered with ${answer.status}`)
  const reader = answer.body.getReader()
  const decoder = new TextDecoder('latin1')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let end = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value)
    const text = end + decoder.decode(chunk.value)
    const last = [...text.matchAll(PROGRESS)].at(-1)
    if (last) onProgress({ done: Number(last[1]), all: Number(last[2]) })
    // A chunk may end in the middle of one.
    end = text.slice(-LONGEST_PROGRESS)
  }
  return new Blob(chunks, { type: 'application/pdf' })
}

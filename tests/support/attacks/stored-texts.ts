import { expect } from 'vitest'

/** Leaves attributes in either quotes, elements, scripts and comments, and begins an element of its own. */
export const HARM = `'"></script></style></title><!--<xss-probe onload=xss()>`
/** For keys, which are short and hold no double quotes. */
export const SHORT = `><xss-probe onload=xss()>'`

/** Every text that a mutation of an admin takes, and what this file fills it with; ids of what is there are no texts. */
export const filled: Readonly<Record<string, string>> = {
  'createNotice.input.title': HARM,
  'createNotice.input.description': `${HARM} https://x.example/?${HARM} javascript:xss()`,
  'createNotice.input.nepaliTitle': 'with Devanagari before the harm',
  'createNotice.input.nepaliDescription': 'with Devanagari before the harm',
  'createNotice.input.link': `https://x.example/?${HARM}`,
  'createNotice.attachments': 'names of files',
  'updateNotice.input.title': 'as createNotice',
  'updateNotice.input.description': 'as createNotice',
  'updateNotice.input.nepaliTitle': 'as createNotice',
  'updateNotice.input.nepaliDescription': 'as createNotice',
  'updateNotice.input.link': 'as createNotice',
  'updateNotice.attachments': 'as createNotice',
  'uploadMedia.file': 'its name, which is in no page but in the address and the log',
  'stageExamResults.file': 'its name and cells',
  'stageExamResults.layout.columns.name': 'a known column, or refused',
  'stageExamResults.layout.values.name': 'a known column, or refused',
  'stageExamResults.layout.values.value': 'as a cell of a file',
  'stageExamResults.subjects': 'names of columns of the file, or refused',
  'stageExamResults.sheet': 'compared with the names of the sheets, and said as text in the preview',
  'correctResult.candidateId': 'that of a published file',
  'correctResult.examId': 'that of a published exam',
  'correctResult.input.examMark': 'a number, or refused',
  'correctResult.input.examRank': 'as a cell of a file',
  'correctResult.input.percentage': 'a number, or refused',
  'correctResult.input.subjects.name': 'that of a published file',
  'correctResult.input.subjects.mark': 'a number, or refused',
  'correctResult.previous.subjects.name': 'compared and not kept',
  'correctResult.previous.subjects.mark': 'compared and not kept',
  'correctResult.previous.examMark': 'compared and not kept',
  'correctResult.previous.examRank': 'compared and not kept',
  'correctResult.previous.percentage': 'compared and not kept',
  'answerRecheck.input.answer': HARM,
  'setRecheckRules.examId': 'that of a published exam',
  'setRecheckRules.input.fee': HARM,
  'setRecheckRules.previous.fee': 'compared and not kept',
  'publishExamResults.input.confirmedFindings': 'compared and not kept',
  'publishExamResults.input.examTitle': HARM,
  'publishExamResults.input.previousTitle': 'compared with the present title, never stored',
  'publishExamResults.input.examId': SHORT,
  'publishExamResults.input.revisionWords': HARM,
  'updateExam.input.title': 'as examTitle of publishExamResults',
  'updateExam.previous.title': 'compared and not kept',
  'withdrawResultFile.reason': HARM,
  'withdrawResultFile.words': HARM,
  'stageStudents.file': 'its name and cells',
  'stageStudents.layout.columns.name': 'a known column, or refused',
  'stageStudents.layout.values.name': 'a known column, or refused',
  'stageStudents.layout.values.value': 'as a cell of a file',
  'stageStudents.sheet': 'as of stageExamResults',
  'publishStudents.input.confirmedFindings': 'compared and not kept',
  'publishStudents.input.fileName': HARM,
  'publishStudents.input.description': HARM,
  'deleteCandidateData.candidateId': 'compared and not kept',
  'deleteCandidateData.confirmation': 'compared and not kept',
  'linkCandidateToUser.candidateId': 'that of a published file; its last two characters are logged',
  'unlinkCandidateFromUser.candidateId': 'compared; its last two characters are logged',
  'inviteUser.email': 'an address, which has no such characters',
  'inviteUser.name': HARM,
  'inviteUser.candidateId': 'that of a published file',
  'inviteStudents.file': 'its name is logged; its names are as inviteUser.name',
  'inviteStudents.sheet': 'as of stageExamResults',
  'readPayments.file': 'nothing of it is kept',
  'readPayments.sheet': 'as of stageExamResults',
  'readPayments.lines': 'merged with those of the file and not kept',
  'inviteStudents.fingerprint': 'compared and not kept',
  'deleteUser.confirmation': 'compared and not kept',
  'liftSecretLimit.candidateId': 'its last two characters are logged',
  'makePins.exam': 'printed on cards and not kept',
  'makePins.groups': 'compared and not kept',
  'saveContent.data': HARM,
  'setSecondSecret.examId': 'that of a published exam',
  'setTopPerformers.examId': 'that of a published exam',
}

/** How often the probe stands in a page as text. Fails where it stands as anything else. */
export function probesIn(html: string): number {
  const markup = html.replace(
    /(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs,
    (_all, tag: string, _name, content: string) => {
      // Inside a script, not even the beginning of an element.
      if (tag.startsWith('<script')) expect(content).not.toContain('<')
      return tag
    },
  )
  expect(markup).not.toMatch(/<\W*xss-probe/i)
  expect(markup).not.toContain(`'"`)
  expect(markup).not.toMatch(/(?<!&lt;|%3C)xss-probe/)
  expect(markup).not.toMatch(/(href|src|action)="\s*(javascript|data:text\/html)/i)
  expect(markup.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]+\s(on[a-z]+|srcdoc)\b/i)
  return markup.match(/&lt;xss-probe/g)?.length ?? 0
}

import { expect, test } from 'vitest'
import { baseName, contentDisposition } from '#server/lib/file-name.ts'

/** The file name that a browser reads from the header. */
function readName(header: string): string {
  // The whole header, so that nothing else can hide in it.
  const [, , encoded = ''] =
    /^attachment; filename="([^"\\\p{Cc}]*)"; filename\*=UTF-8''([\w.~!$&+^`|%-]*)$/u.exec(header) ?? []
  return decodeURIComponent(encoded)
}

test.each([
  ['नतिजा (१) - it’s "final".csv', 'नतिजा (१) - it’s "final".csv'],
  ['क्‍ष.csv', 'क्‍ष.csv'],
  ['a\r\nSet-Cookie: stolen=1.csv', 'a__Set-Cookie: stolen=1.csv'],
  ['a"; filename="b.exe', 'a"; filename="b.exe'],
  ["a'; filename*=UTF-8''b.exe", "a'; filename*=UTF-8''b.exe"],
  ['a\0b\u007f\u0085.csv', 'a_b__.csv'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\..\\evil.exe', '.._.._evil.exe'],
  ['gnp.\u202exe.csv', 'gnp._xe.csv'],
  ['half \ud83d.csv', 'half \ufffd.csv'],
  ['100%0d%0a.csv', '100%0d%0a.csv'],
])('a download called %j is called that and says nothing else', (fileName, name) => {
  expect(readName(contentDisposition('attachment', fileName))).toBe(name)
})

test.each([
  ['C:\\Users\\me\\नतिजा.csv', 'नतिजा.csv'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nb.csv', 'a b.csv'],
  ['gnp.\u202exe.csv', 'gnp.xe.csv'],
  [`${'न'.repeat(300)}.csv`, `${'न'.repeat(195)}न.csv`],
])('an upload called %j is kept as a name without a folder', (fileName, name) => {
  expect(baseName(fileName)).toBe(name)
})

import { said, say } from '#server/locales/say.ts'
import type { Locale } from '#shared/locales.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'

/** Content of a mail, without its layout. */
export interface MailTemplate {
  language: Locale
  /** Name of the sender, shown above the heading. */
  sender: string
  /** The sender's logo: a picture of the mail with its size in px. */
  logo?: { cid: string; width: number; height: number } | undefined
  /** The sender's colour as `#rrggbb`; without it the default look. */
  brandColor?: string | undefined
  heading: string
  /** Line breaks are kept. */
  paragraphs: readonly string[]
  /** The main action. The URL is absolute. */
  button?: { label: string; url: string }
  /** Small print below the button. */
  notes?: readonly string[]
  /** Contact lines of the sender. */
  footer: readonly string[]
}

/** The part of a mail that depends on its kind. */
export type MailContent = Omit<MailTemplate, 'language' | 'sender' | 'logo' | 'brandColor' | 'footer'>

/** Renders a mail as plain text, with the full URL of the button. */
export function renderTextMail({ heading, paragraphs, button, notes = [], footer }: MailTemplate): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes,
    `--\n${footer.join('\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const defaultInk = '#23264d'
const quiet = '#5c5a55'
export const mailPaper = '#fffdf8'
const font = `font-family:'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',Helvetica,Arial,sans-serif`

/** Devanagari has signs above and below its letters. */
const leading: Readonly<Record<Locale, number>> = { en: 1.5, ne: 1.65 }

/** Renders a mail as HTML that every mail client supports: one column, inline styles, no external resources. */
export function renderHtmlMail({
  language,
  sender,
  logo,
  brandColor,
  heading,
  paragraphs,
  button,
  notes = [],
  footer,
}: MailTemplate): string {
  const ink = brandColor === undefined ? defaultInk : brandScheme(brandColor).light.action
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:${leading[language]};color:#1d1c1a">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const note = (text: string) =>
    `<p style="margin:0 0 8px;font-size:14px;line-height:${leading[language]};color:${quiet}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${mailPaper};border:1px solid #ddd7ca;border-top:4px solid ${ink}">
<tr><td style="padding:28px 28px 24px;text-align:left;${font}">
${logo ? htmlLogo(logo, said(say`Logo of ${sender}`, language)) : ''}<p style="margin:0 0 20px;font-size:14px;font-weight:600;color:${quiet}">${escapeHtml(sender)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:${language === 'ne' ? 1.45 : 1.25};color:${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button ? htmlButton(button, ink, language) : ''}
${notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #ddd7ca;font-size:13px;line-height:1.5;color:${quiet};${font}">
${footer.map(escapeHtml).join('<br>')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlButton({ label, url }: { label: string; url: string }, ink: string, language: Locale): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;background:${ink};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${quiet}">${said(say`If the button does not work, open this address:`, language)}<br><a href="${escapeHtml(url)}" style="color:${ink};word-break:break-all">${escapeHtml(url)}</a></p>`
}

/** The name stands below it, so a reader that shows no pictures misses nothing. */
function htmlLogo({ cid, width, height }: NonNullable<MailTemplate['logo']>, alt: string): string {
  return `<p style="margin:0 0 8px"><img src="cid:${cid}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;border:0"></p>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

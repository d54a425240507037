/** The fields of the set-up, as the API calls them (server/content/declarations/settings.ts). */
const labels: Readonly<Record<string, string>> = {
  Name: 'नाम',
  'Short name': 'छोटो नाम',
  Tagline: 'परिचय वाक्य',
  Description: 'विवरण',
  Established: 'स्थापना वर्ष',
  'Phone numbers': 'फोन नम्बर',
  'Email address': 'इमेल ठेगाना',
  Address: 'ठेगाना',
  'Brand colour': 'संस्थाको रङ',
  'Office hours': 'कार्यालय समय',
}

type Words = (label: string, ...values: string[]) => string

/** What the API says about a field of the content by its label (server/content/field-kinds.ts). */
const problems: readonly (readonly [RegExp, Words])[] = [
  [/^Each entry of (.+) is required$/, (label) => `${label}: खाली पङ्क्ति नराख्नुहोस्`],
  [
    /^Each entry of (.+) is longer than ([\d,]+) characters$/,
    (label, most) => `${label}: हरेक पङ्क्ति बढीमा ${most} अक्षरको हुनुपर्छ`,
  ],
  [/^(.+) is required$/, (label) => `${label} आवश्यक छ`],
  [/^(.+) is longer than ([\d,]+) characters$/, (label, most) => `${label} बढीमा ${most} अक्षरको हुनुपर्छ`],
  [/^(.+) has more than (\d+) entries$/, (label, most) => `${label} बढीमा ${most} वटा राख्नुहोस्`],
  [
    /^(.+) must be a number from (\d+) to (\d+)$/,
    (label, min, max) => `${label} ${min} देखि ${max} सम्मको अङ्क हुनुपर्छ`,
  ],
  [
    /^(.+) must be a year in A\.D\. that has begun\. The year (\d+) in B\.S\. began in (\d+)$/,
    (label, bs, ad) => `${label} सुरु भइसकेको ई.सं. हुनुपर्छ। वि.सं. ${bs} सन् ${ad} मा सुरु भएको हो`,
  ],
  [/^(.+) must be an email address$/, (label) => `${label} इमेल ठेगाना हुनुपर्छ`],
  [/^(.+) must be a colour such as (#\w+)$/, (label, example) => `${label} ${example} जस्तो रङ हुनुपर्छ`],
]

/** A problem of a field in Nepali; undefined for other words, and for fields that are not known here. */
export function fieldProblem(message: string): string | undefined {
  for (const [pattern, words] of problems) {
    const [, name = '', ...values] = pattern.exec(message) ?? []
    const label = labels[name]
    if (label !== undefined) return words(label, ...values)
  }
  return undefined
}

import { expect, test } from 'vitest'
import { apiText } from '#client/locales/api-text.ne.ts'
import { contentSentence } from '#client/locales/content-words.ne.ts'

test.each([
  [
    '1,234 of 5,000 candidates are on no active student list: their results show no name.',
    '5,000 मध्ये 1,234 परीक्षार्थी कुनै सक्रिय विद्यार्थी सूचीमा छैनन्: उनीहरूको नतिजामा नाम देखिँदैन।',
  ],
  [
    'This row has 3 values, but the header has 1 column. Put a value that contains a comma in quotation marks.',
    'यस पङ्क्तिमा 3 मान छ, तर शीर्षकमा 1 स्तम्भ छ। अल्पविराम भएको मान उद्धरण चिह्नभित्र राख्नुहोस्।',
  ],
  ['This row has 3 values, but the header has 4 columns.', 'यस पङ्क्तिमा 3 मान छ, तर शीर्षकमा 4 स्तम्भ छ।'],
  ['Found 2 validation errors. Please fix them before uploading.', '2 गल्ती भेटियो। अपलोड गर्नुअघि सच्याउनुहोस्।'],
  [
    'Candidates without a mark: 2 absent, 1 withheld (“AB”, “W/H” in the file). They have no rank and count in no average.',
    'अङ्क नभएका परीक्षार्थी: 2 अनुपस्थित, 1 नतिजा रोकिएका (फाइलमा “AB”, “W/H”)। उनीहरूको स्थान हुँदैन र औसतमा गनिँदैनन्।',
  ],
  [
    'Candidates with a mark, for whom a column that is ignored has a word such as AB or Withheld: “Remarks” (“Result held”), F (“DQ”). They are shown with their mark: if they have none, read the file again without these marks.',
    'अङ्क छ तर नलिइने स्तम्भमा AB वा Withheld जस्तो शब्द भएका परीक्षार्थी: “Remarks” (“Result held”), F (“DQ”)। उनीहरूको अङ्क देखाइन्छ: अङ्क नभएको हो भने यी अङ्कबिना फाइल फेरि पढ्नुहोस्।',
  ],
  [
    'Candidates without a mark for a word that may mean something else: “NG” (withheld), “N/A” (absent). They are shown as it says here: for something else, write AB, Withheld or DQ in its place.',
    'अङ्कको ठाउँमा अर्कै अर्थ पनि हुन सक्ने शब्द भएका परीक्षार्थी: “NG” (नतिजा रोकिएको), “N/A” (अनुपस्थित)। उनीहरू यहाँ लेखिएझैँ देखाइन्छन्: अर्को अर्थ भए त्यसको ठाउँमा AB, Withheld वा DQ लेख्नुहोस्।',
  ],
  [
    "Marks that are not the sum of their subjects' marks (rows 2, 4). Correct the mark or the subjects.",
    'विषयका अङ्कको जोडसँग नमिल्ने प्राप्ताङ्क (पङ्क्ति 2, 4)। प्राप्ताङ्क वा विषयका अङ्क सच्याउनुहोस्।',
  ],
  [
    'Percentages that do not fit their mark (rows 2, 4): the full mark of the exam is 200.',
    'प्राप्ताङ्कसँग नमिल्ने प्रतिशत (पङ्क्ति 2, 4): परीक्षाको पूर्णाङ्क 200 हो।',
  ],
  [
    'Percentages that do not fit their mark (row 42): the other rows mean a full mark of 200.5.',
    'प्राप्ताङ्कसँग नमिल्ने प्रतिशत (पङ्क्ति 42): अरू पङ्क्तिअनुसार पूर्णाङ्क 200.5 हुन्छ।',
  ],
  [
    'Last opened Nov 21, 2026, 12:05 AM (5 Mangsir 2083).',
    'पछिल्लो पटक 2026 नोभेम्बर 21, राति 12:05 बजे (2083 मंसिर 5) मा खोलिएको।',
  ],
  ['Left out above the header: rows 1, 2 and 12 more.', 'शीर्षकमाथिका छोडिएका: पङ्क्ति 1, 2 र थप 12।'],
  ['Physics', 'Physics'],
  // Texts of staff stay as they are.
  [
    'Read from the spreadsheet “Nov 21, 2026.xlsx”, and kept as CSV.',
    'स्प्रेडसिट “Nov 21, 2026.xlsx” बाट पढियो, र CSV मा राखियो।',
  ],
  [
    '“Demo” is published at this address. Publish it with its new address first, or choose a different one.',
    'यो ठेगानामा “Demo” प्रकाशित छ। पहिले त्यसलाई नयाँ ठेगानासहित प्रकाशित गर्नुहोस्, वा अर्कै ठेगाना राख्नुहोस्।',
  ],
  ['The result has no subject “Memory”', 'नतिजामा “Memory” विषय छैन'],
  ['2 columns are ignored: “Memory, Demo”, “Mail”.', '2 स्तम्भ लिइँदैनन्: “Memory, Demo”, “Mail”।'],
  ['Nov 21, 2026.png is empty', 'Nov 21, 2026.png खाली छ'],
  [
    'The mean percentage is 40.1, but in Demo it was 80.2. Is this the right file?',
    'औसत प्रतिशत 40.1 छ, तर Demo मा 80.2 थियो। फाइल यही हो?',
  ],
  ['No file “Nov 21, 2026” of Nov 22, 2026', 'No file “Nov 21, 2026” of 2026 नोभेम्बर 22'],
  // The comma of a date ends no value.
  [
    'The latest is of Nov 21, 2026, 4:15 PM (5 Mangsir 2083), 3 MB.',
    'पछिल्लो 2026 नोभेम्बर 21, बेलुका 4:15 बजे (2083 मंसिर 5) को, 3 MB।',
  ],
  [
    'In the last 7 days: “x” 3 times, the latest 5 Mangsir 2083, 4:15 PM (Nov 21, 2026), “y” once, the latest Nov 22, 2026. The log of the server says more: search it for these words.',
    'पछिल्ला 7 दिनमा: “x” 3 पटक, पछिल्लो 2083 मंसिर 5, बेलुका 4:15 बजे (2026 नोभेम्बर 21), “y” एक पटक, पछिल्लो 2026 नोभेम्बर 22। सर्भरको लगमा यी शब्द खोजे थप जानकारी भेटिन्छ।',
  ],
])('“%s” is said in Nepali', (english, nepali) => {
  expect(apiText(english)).toBe(nepali)
})

test('a list of entries is called by its label, and an entry by its title', () => {
  const words = contentSentence(
    '“Courses” cannot be deleted: entries of “Courses” belong to it (2). Delete these first, or choose another entry for them and publish that.',
  )
  expect(words).toMatch(/^“Courses” मेटाउन सकिएन: “पाठ्यक्रम” का/)
})

test('a list inside an entry is named in Nepali, too', () => {
  const text = 'Infrastructure and facilities, facilities: 6 of 6 without photograph'
  expect(contentSentence(text)).not.toMatch(/[a-z]/)
})

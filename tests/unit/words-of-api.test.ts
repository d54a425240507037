import { expect, test } from 'vitest'
import { apiText } from '#client/locales/api-text.ne.ts'
import { contentSentence } from '#client/locales/content-words.ne.ts'

test.each([
  ['Nothing looks like a mistake.', 'गल्ती जस्तो केही छैन।'],
  ['12 things may be mistakes.', '12 कुरा गल्ती हुन सक्छन्।'],
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
])('“%s” is said in Nepali', (english, nepali) => {
  expect(apiText(english)).toBe(nepali)
})

test('a list inside an entry is named in Nepali, too', () => {
  const text = 'Infrastructure and facilities, facilities: 6 of 6 without photograph'
  expect(contentSentence(text)).not.toMatch(/[a-z]/)
})

/** The API's messages about uploaded tables: problems, notes and findings. */
export const imports = {
  // The file of wrong rows, which is read back (error-file.ts).
  'Error (upload {id})': 'गल्ती (upload {id})',
  'Row {row}: {problems}': 'पङ्क्ति {row}: {problems}',
  'The file has more wrong rows. They show up once these are corrected.':
    'फाइलमा अरू पनि गलत पङ्क्ति छन्। यी सच्याएपछि ती देखिन्छन्।',
  // The whole file.
  'Please upload a CSV file': 'कृपया CSV फाइल अपलोड गर्नुहोस्',
  'The file is empty.': 'फाइल खाली छ।',
  'The file has a header but no rows.': 'फाइलमा शीर्षक छ तर पङ्क्ति छैन।',
  'The file ends above row {row}.': 'फाइल पङ्क्ति {row} भन्दा माथि नै सकिन्छ।',
  'The spreadsheet has several sheets. Choose the one to read.': 'स्प्रेडसिटमा धेरै पाना छन्। पढ्ने पाना रोज्नुहोस्।',
  'The file has no percentages. Enter the full marks of the exam to compute them.':
    'फाइलमा प्रतिशत छैन। निकाल्नका लागि परीक्षाको पूर्णाङ्क लेख्नुहोस्।',
  'The file is larger than 100 MB. Split it into several files.':
    'फाइल 100 MB भन्दा ठूलो छ। धेरै फाइलमा बाँड्नुहोस्।',
  'The file is larger than {size} MB. Split it into several files.':
    'फाइल {size} MB भन्दा ठूलो छ। धेरै फाइलमा बाँड्नुहोस्।',
  'The file has more than {most} rows. Split it into several files.':
    'फाइलमा {most} भन्दा बढी पङ्क्ति छन्। धेरै फाइलमा बाँड्नुहोस्।',
  'The file has too many blank rows.': 'फाइलमा खाली पङ्क्ति धेरै छन्।',
  'Found 1 validation error. Please fix it before uploading.': '1 गल्ती भेटियो। अपलोड गर्नुअघि सच्याउनुहोस्।',
  'Found {count} validation errors. Please fix them before uploading.':
    '{count} गल्ती भेटियो। अपलोड गर्नुअघि सच्याउनुहोस्।',
  'Invalid CSV format. Please ensure the CSV file has the correct headers: {columns}':
    'CSV को ढाँचा मिलेन। फाइलमा यी स्तम्भका नाम हुनुपर्छ: {columns}',
  'This is a PDF, not a CSV file.': 'यो PDF हो, CSV फाइल होइन।',
  'This is not a CSV file. Open it in the spreadsheet program, save it as “CSV UTF-8” and upload that file.':
    'यो CSV फाइल होइन। स्प्रेडसिट प्रोग्राममा खोलेर “CSV UTF-8” मा सुरक्षित गर्नुहोस्, अनि त्यो फाइल अपलोड गर्नुहोस्।',
  'This is a web page or a spreadsheet of another kind. Open it in the spreadsheet program, save it as .xlsx, .ods or “CSV UTF-8” and upload that file.':
    'यो वेब पृष्ठ वा अर्कै किसिमको स्प्रेडसिट हो। स्प्रेडसिट प्रोग्राममा खोलेर .xlsx, .ods वा “CSV UTF-8” मा सुरक्षित गर्नुहोस्, अनि त्यो फाइल अपलोड गर्नुहोस्।',
  'This file is compressed. Unpack it and upload the CSV file inside.':
    'यो फाइल खुम्च्याइएको छ। खोलेर भित्रको CSV फाइल अपलोड गर्नुहोस्।',
  'This spreadsheet cannot be read: it is damaged or of an unknown kind. Open it in the spreadsheet program, save it again as .xlsx, and upload that file.':
    'यो स्प्रेडसिट पढ्न सकिएन: बिग्रिएको वा चिन्न नसकिने किसिमको छ। स्प्रेडसिट प्रोग्राममा खोलेर फेरि .xlsx मा सुरक्षित गर्नुहोस्, अनि त्यो फाइल अपलोड गर्नुहोस्।',
  'This spreadsheet is too large. Save its sheet as “CSV UTF-8” and upload that file.':
    'यो स्प्रेडसिट धेरै ठूलो छ। यसको पाना “CSV UTF-8” मा सुरक्षित गरेर त्यो फाइल अपलोड गर्नुहोस्।',
  'This spreadsheet has a password. Save it without one and upload that file.':
    'यस स्प्रेडसिटमा पासवर्ड छ। पासवर्ड हटाएर सुरक्षित गरी त्यो फाइल अपलोड गर्नुहोस्।',
  'The spreadsheet has no visible sheet with values.': 'स्प्रेडसिटमा विवरण भएको देखिने पाना छैन।',
  'This file is no spreadsheet, but a document or an archive of another kind.':
    'यो फाइल स्प्रेडसिट होइन, अर्कै किसिमको कागजात वा सङ्ग्रह हो।',
  'The cell {cell} has a formula that was never computed, so its value is not in the file. Open the file in the spreadsheet program, save it there, and upload it again.':
    'कोठा {cell} को सूत्र कहिल्यै गणना भएको छैन, त्यसैले मान फाइलमा छैन। फाइल स्प्रेडसिट प्रोग्राममा खोलेर सुरक्षित गरी फेरि अपलोड गर्नुहोस्।',
  'This is {kind}. Open it in the spreadsheet program, save it as “Excel Workbook (.xlsx)” and upload that file.':
    'यो {kind} हो। स्प्रेडसिट प्रोग्राममा खोलेर “Excel Workbook (.xlsx)” मा सुरक्षित गरी त्यो फाइल अपलोड गर्नुहोस्।',
  'a binary Excel workbook (.xlsb)': 'बाइनरी Excel फाइल (.xlsb)',
  'an old Excel workbook (.xls)': 'पुरानो Excel फाइल (.xls)',

  // The header.
  'The column “{name}” is missing.': '“{name}” स्तम्भ छैन।',
  'Both “{first}” and “{second}” are {column}. Remove one of them.':
    '“{first}” र “{second}” दुवै {column} हुन्। एउटा हटाउनुहोस्।',
  'Its name is longer than {most} characters.': 'यसको नाम {most} अक्षरभन्दा लामो छ।',
  'Its name cannot be read.': 'यसको नाम पढ्न सकिँदैन।',
  'Another column has the same name.': 'अर्को स्तम्भको नाम पनि यही छ।',
  'The rows of headerRow and leaveOut are numbered from 1.': 'headerRow र leaveOut का पङ्क्ति 1 देखि गनिन्छन्।',
  'The places of columns are numbered from 0.': 'स्तम्भका स्थान 0 देखि गनिन्छन्।',
  'The file has no such column that could be a subject.': 'फाइलमा विषय हुन सक्ने यस्तो स्तम्भ छैन।',
  'The file does not have all subjects that you chose.': 'तपाईंले रोजेका सबै विषय फाइलमा छैनन्।',
  'Each column must be known, and be chosen once.': 'हरेक स्तम्भ चिनिएको हुनुपर्छ, र एक पटक मात्र रोजिनुपर्छ।',

  // Rows.
  '{column} is required.': '{column} आवश्यक छ।',
  '{column} “{id}” is in row {row} already.': '{column} “{id}” पङ्क्ति {row} मा पहिल्यै छ।',
  '{column} “{id}” is in row {row} already, as “{other}”.':
    '{column} “{id}” पङ्क्ति {row} मा “{other}” का रूपमा पहिल्यै छ।',
  '“{value}” differs from “{first}” in row {row}. A file holds the results of one exam.':
    '“{value}” पङ्क्ति {row} को “{first}” भन्दा फरक छ। एउटा फाइलमा एउटै परीक्षाको नतिजा हुन्छ।',
  'Percentage must be between 0 and 100, received “{value}”.':
    'Percentage 0 र 100 को बीचमा हुनुपर्छ, तर “{value}” छ।',
  'Exam Mark {mark} is below minus the {marks} full marks.':
    'Exam Mark {mark} पूर्णाङ्क {marks} को ऋणात्मकभन्दा कम छ।',
  'Exam Mark {mark} is above the {marks} full marks.': 'Exam Mark {mark} पूर्णाङ्क {marks} भन्दा बढी छ।',
  '“{word}” means that there is no mark, but the row has {values}.':
    '“{word}” को अर्थ अङ्क नभएको हो, तर पङ्क्तिमा {values} छ।',
  '“{text}” has more than {most} decimals. Round it.':
    '“{text}” मा दशमलवपछि {most} भन्दा बढी अङ्क छन्। मिलाउनुहोस्।',
  '“{text}” is too large.': '“{text}” धेरै ठूलो छ।',
  '“{text}” is in scientific notation, which loses digits. Write all digits.':
    '“{text}” वैज्ञानिक लेखाइमा छ, जसमा अङ्क हराउँछन्। सबै अङ्क लेख्नुहोस्।',
  '“{text}” has a comma that can be read in two ways. Write it with a decimal point and no commas.':
    '“{text}” को अल्पविराम दुई तरिकाले पढ्न सकिन्छ। अल्पविराम नराखी दशमलवसहित लेख्नुहोस्।',
  'Commas in numbers are decimal commas: {text} is read as {number}.':
    'सङ्ख्याका अल्पविराम दशमलव हुन्: {text} लाई {number} मानिन्छ।',
  '“{text}” is written in another way than {example}. Write all numbers with a decimal comma.':
    '“{text}” {example} भन्दा फरक तरिकाले लेखिएको छ। सबै सङ्ख्यामा दशमलवका लागि अल्पविराम लेख्नुहोस्।',
  'Expected number, received “{text}”.': 'सङ्ख्या हुनुपर्ने ठाउँमा “{text}” छ।',
  '{column} is longer than {most} characters.': '{column} {most} अक्षरभन्दा लामो छ।',
  'This row has {values}, but the header has {columns}.': 'यस पङ्क्तिमा {values} छ, तर शीर्षकमा {columns} छ।',
  'This row has {values}, but the header has {columns}. Put a value that contains a comma in quotation marks.':
    'यस पङ्क्तिमा {values} छ, तर शीर्षकमा {columns} छ। अल्पविराम भएको मान उद्धरण चिह्नभित्र राख्नुहोस्।',
  '{count} value': '{count} मान',
  '{count} values': '{count} मान',
  '{count} column': '{count} स्तम्भ',
  '{count} columns': '{count} स्तम्भ',
  'A quotation mark (") in this row is not closed. Close or remove it; the rows after it were not checked.':
    'यस पङ्क्तिको उद्धरण चिह्न (") बन्द भएको छैन। बन्द गर्नुहोस् वा हटाउनुहोस्; त्यसपछिका पङ्क्ति जाँचिएका छैनन्।',
  'This row is longer than {most} bytes. Is a quotation mark (") not closed?':
    'यो पङ्क्ति {most} बाइटभन्दा लामो छ। उद्धरण चिह्न (") बन्द नभएको हो?',
  'Contains characters that cannot be read. {advice}': 'पढ्न नसकिने अक्षर छन्। {advice}',
  '“{text}” has question marks, which programs write for lost letters. Enter it again. {advice}':
    '“{text}” मा प्रश्न चिह्न छन्, जुन हराएका अक्षरको ठाउँमा प्रोग्रामले लेख्छ। फेरि लेख्नुहोस्। {advice}',
  '“{text}” was opened with the wrong encoding by a spreadsheet program. Enter it again. {advice}':
    '“{text}” स्प्रेडसिट प्रोग्रामले गलत सङ्केतनमा खोलेको हो। फेरि लेख्नुहोस्। {advice}',
  '“{text}” was damaged by a spreadsheet program: it shows an error, not a value. Correct the cell and save.':
    '“{text}” स्प्रेडसिट प्रोग्रामले बिगारेको हो: मानको साटो गल्ती देखाउँछ। कोठा सच्याएर सुरक्षित गर्नुहोस्।',
  '“{value}” was damaged by a spreadsheet program: {damage}. Format the column as text, enter the ID again and save.':
    '“{value}” स्प्रेडसिट प्रोग्रामले बिगारेको हो: {damage}। स्तम्भको ढाँचा Text बनाउनुहोस्, नम्बर फेरि लेख्नुहोस् र सुरक्षित गर्नुहोस्।',
  '“{rank}” was damaged by a spreadsheet program: {damage}. Format the column as text, enter the rank again and save.':
    '“{rank}” स्प्रेडसिट प्रोग्रामले बिगारेको हो: {damage}। स्तम्भको ढाँचा Text बनाउनुहोस्, स्थान फेरि लेख्नुहोस् र सुरक्षित गर्नुहोस्।',
  'the number was shortened and its last digits are lost': 'सङ्ख्या छोट्याइएको छ र पछिल्ला अङ्क हराएका छन्',
  'it was turned into a number, and zeros in front may be lost':
    'नम्बर सङ्ख्यामा फेरिएको छ, र सुरुका शून्य हराएका हुन सक्छन्',
  'it was turned into a number with commas': 'नम्बर अल्पविराम भएको सङ्ख्यामा फेरिएको छ',
  'it was turned into a date': 'मितिमा फेरिएको छ',
  'Contains a quotation mark or a line break. Is a quotation mark (") missing?':
    'उद्धरण चिह्न छ वा कोठाभित्रै अर्को पङ्क्ति सुरु भएको छ। कुनै उद्धरण चिह्न (") छुटेको हो?',
  '“{text}” is not a date with the year first, such as 2063-04-21. Format the column as text, enter the date again and save.':
    '“{text}” वर्ष अगाडि भएको मिति होइन, जस्तै 2063-04-21। स्तम्भको ढाँचा Text बनाउनुहोस्, मिति फेरि लेख्नुहोस् र सुरक्षित गर्नुहोस्।',
  '{column} “{text}” has no letters.': '{column} “{text}” मा अक्षर छैन।',
  '{problem} If this column is no subject, leave it out.': '{problem} यो स्तम्भ विषय होइन भने छोड्नुहोस्।',
  'Save the file as “CSV UTF-8” and upload it again.': 'फाइल “CSV UTF-8” मा सुरक्षित गरेर फेरि अपलोड गर्नुहोस्।',
  'This row repeats the header. Delete it.': 'यस पङ्क्तिमा शीर्षक दोहोरिएको छ। मेटाउनुहोस्।',
  'This row is a total and no candidate. Delete it.': 'यो पङ्क्ति जोड हो, परीक्षार्थी होइन। मेटाउनुहोस्।',
  'This row is of no candidate. Delete it.': 'यो पङ्क्ति कुनै परीक्षार्थीको होइन। मेटाउनुहोस्।',

  // Notes of how it was read.
  'Read from the spreadsheet “{file}”, and kept as CSV.': 'स्प्रेडसिट “{file}” बाट पढियो, र CSV मा राखियो।',
  'Only the sheet “{sheet}” is read.': '“{sheet}” पाना मात्र पढिन्छ।',
  'Hidden rows of the sheet are read, too: {rows}.': 'पानाका लुकाइएका पङ्क्ति पनि पढिन्छन्: {rows}।',
  'Hidden columns of the sheet are read, too: {columns}.': 'पानाका लुकाइएका स्तम्भ पनि पढिन्छन्: {columns}।',
  'Numbers are read as the sheet shows them, rounded: {shown} for {stored} in cell {cell}.':
    'सङ्ख्या पानामा देखिएजस्तै, मिलाएर पढिन्छ: कोठा {cell} मा {stored} को साटो {shown}।',
  'Merged cells have their value in the first cell, the others are empty: {cells}.':
    'जोडिएका कोठाको मान पहिलो कोठामा हुन्छ, अरू खाली हुन्छन्: {cells}।',
  'The column {name} is ignored.': '{name} स्तम्भ लिइँदैन।',
  '{count} columns are ignored: {names}.': '{count} स्तम्भ लिइँदैनन्: {names}।',
  'Column {name} has no name, so its values are ignored.': 'स्तम्भ {name} को नाम छैन, त्यसैले यसका मान लिइँदैनन्।',
  '{count} columns have no name, so their values are ignored: {names}.':
    '{count} स्तम्भका नाम छैनन्, त्यसैले तिनका मान लिइँदैनन्: {names}।',
  'Rows that end before the last column, with its cells read as empty: {rows}.':
    'अन्तिम स्तम्भभन्दा अघि नै सकिने पङ्क्ति, तिनका बाँकी कोठा खाली मानिन्छन्: {rows}।',
  'Left out above the header: {rows}.': 'शीर्षकमाथिका छोडिएका: {rows}।',
  'Left out as you chose: {rows}.': 'तपाईंले रोज्नुभएअनुसार छोडिएका: {rows}।',
  'Columns by their usual names: {columns}.': 'चलनचल्तीका नामअनुसार स्तम्भ: {columns}।',
  'Columns as you chose: {columns}.': 'तपाईंले रोज्नुभएअनुसार स्तम्भ: {columns}।',
  'Shown as subjects, with their marks: {names}.': 'विषयका रूपमा अङ्कसहित देखाइन्छन्: {names}।',
  'The file has no ranks: each result gets its rank by percentage.':
    'फाइलमा स्थान छैन: हरेक नतिजाको स्थान प्रतिशतबाट निकालिन्छ।',
  'Percentages that the file does not have follow from {marks} full marks.':
    'फाइलमा नभएका प्रतिशत पूर्णाङ्क {marks} बाट निकालिन्छन्।',
  'Percentages are rounded to {count} decimals, such as {cell} to {value}.':
    'प्रतिशत दशमलवपछि {count} अङ्कसम्म मिलाइन्छ, जस्तै {cell} लाई {value}।',
  '{name} is “{value}”': '{name} “{value}” हो',
  '{name} is “{value}” in every row': 'हरेक पङ्क्तिमा {name} “{value}” हो',
  'the {name} “{cell}”': '{name} “{cell}”',
  '{first} and {last}': '{first} र {last}',
  '{cell}, and {count} more': '{cell} र थप {count}',
  'row {row}': 'पङ्क्ति {row}',
  'rows {rows}': 'पङ्क्ति {rows}',
  '{names} and {count} more': '{names} र थप {count}',
}
